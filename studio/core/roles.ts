import type { CurrentUser } from 'sanity'

type User = Pick<CurrentUser, 'roles'> | null

const hasRole = (user: User, role: string) => user?.roles.some(({ name }) => name === role) ?? false

/** Translators may change only French texts. The lake enforces it. */
export const isTranslator = (user: User): boolean => hasRole(user, 'translator')

/** Viewers read and comment. The lake enforces it. */
export const isViewer = (user: User): boolean => hasRole(user, 'viewer')

/** Whether a person may change all content. Translators and viewers may not. The roles of hosted Sanity have other names. */
export const isEditor = (user: User): boolean => !isTranslator(user) && !isViewer(user)

/** Only administrators see the accounts. */
export const isAdministrator = (user: User): boolean => hasRole(user, 'administrator')

/** Administrators and editors show drafts to people without an account. The server enforces it. */
export const maySharePages = (user: User): boolean => isAdministrator(user) || hasRole(user, 'editor')
