import type { CurrentUser } from 'sanity'

/** Translators change French text only; the lake refuses them the rest. */
export function isTranslator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'translator') ?? false
}

/** Administrators alone see who works here. */
export function isAdministrator(user: Pick<CurrentUser, 'roles'> | null): boolean {
  return user?.roles.some(({ name }) => name === 'administrator') ?? false
}
