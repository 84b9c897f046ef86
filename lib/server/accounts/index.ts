/** People: accounts, sessions, tokens for scripts, sign-in. Tables of their own in the lake's file, never documents. */
export { recordSocketAddresses } from '../client-address.ts'
export { isOwnOrigin } from '../origin.ts'
export { AccountError } from './errors.ts'
export { ensureFirstAdministrator } from './first-administrator.ts'
export { handleAuth } from './handlers.ts'
export { identify } from './identify.ts'
export { createSignInLink } from './links.ts'
export {
  accountByEmail,
  clearPassword,
  createAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  ROLES,
  rename,
  setPassword,
  setRole,
  signOutEverywhere,
} from './people.ts'
export { onSessionsEnded } from './session-ends.ts'
export { createToken, listTokens, revokeToken } from './tokens.ts'
export { usersById } from './users.ts'
