import type { CurrentUser } from 'sanity'
import { type Role, roleOfSanity } from '#lib/roles.ts'
import { translatesOnly } from './translates-only.ts'

type User = Pick<CurrentUser, 'roles'> | null

/** The role that the server enforces; null when nobody is signed in. */
export const assignedRole = (user: User): Role | null =>
  user && roleOfSanity(user.roles.map(({ name }) => name))

/** The role that decides what the Studio offers. Editors and administrators can work as translators (`translatesOnly`). */
function roleOf(user: User): Role | null {
  const role = assignedRole(user)
  return translatesOnly() && (role === 'editor' || role === 'administrator') ? 'translator' : role
}

/** Translators may change only French texts. The embedded lake enforces it. */
export const isTranslator = (user: User): boolean => roleOf(user) === 'translator'

/** Viewers read and comment. The server enforces it. */
export const isViewer = (user: User): boolean => roleOf(user) === 'viewer'

/** Whether a person may change all content, see leads, and show drafts to people without an account. The server enforces it. */
export const isEditor = (user: User): boolean => isAdministrator(user) || roleOf(user) === 'editor'

/** Only administrators see the accounts. */
export const isAdministrator = (user: User): boolean => roleOf(user) === 'administrator'
