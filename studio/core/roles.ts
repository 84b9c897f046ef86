import type { CurrentUser } from 'sanity'

/** Translators may change only French texts. The lake enforces it. */
export function isTranslator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'translator') ?? false
}

/** Only administrators see the accounts. */
export function isAdministrator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'administrator') ?? false
}

/** Administrators and editors show drafts to people without an account. The server enforces it. */
export function maySharePages(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'editor') ?? false
}
