/** Accounts, sessions, tokens for scripts, and sign-in. They have their own tables in the lake's file and are never documents. */
export { AccountError } from './errors.ts'
export { ensureFirstAdministrator } from './first-administrator.ts'
export { handleAuth } from './handlers.ts'
export { identify } from './identify.ts'
export type { Identity } from './identity.ts'
export { addSignInLink, createSignInLink, type SignInLink } from './links.ts'
export { listPasskeys, removePasskey } from './passkeys.ts'
export {
  type Account,
  accountByEmail,
  accountById,
  clearPasskeys,
  clearPassword,
  createAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  mailLanguage,
  rename,
  setPassword,
  setRole,
  signOutEverywhere,
} from './people.ts'
export { onSessionsEnded } from './session-ends.ts'
export { createToken, listTokens, revokeToken } from './tokens.ts'
export { assistantId, identityById, membersOf, usersById } from './users.ts'
