import type { CurrentUser } from 'sanity'

/** Translators may change only French texts. The lake enforces it. */
export function isTranslator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'translator') ?? false
}

/** Viewers read and comment. The lake enforces it. */
export function isViewer(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'viewer') ?? false
}

/** Who may change all content: neither translators nor viewers. The roles of hosted Sanity have other names. */
export function isEditor(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return !isTranslator(user) && !isViewer(user)
}

/** Only administrators see the accounts. */
export function isAdministrator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'administrator') ?? false
}

/** Administrators and editors show drafts to people without an account. The server enforces it. */
export function maySharePages(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'editor') ?? false
}
