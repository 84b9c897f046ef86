import type { DatabaseSync } from 'node:sqlite'
import { env } from '#lib/env.ts'
import { DEVELOPER } from './identify.ts'
import type { Identity } from './identity.ts'
import { accountById, identityOf, listAccounts } from './people.ts'
import { identityOfTokenId, listTokens } from './tokens.ts'

const ASSISTANT = '.assistant'

/** The author of what an assistant writes with a token. The token's other programs write under the token's own id. */
export const assistantId = (tokenId: string): string => `${tokenId}${ASSISTANT}`

/** The names of the authors of changes: accounts (also disabled ones), tokens and the developer. Unknown ids are left out. */
export function usersById(
  { database }: { database: DatabaseSync },
  ids: string[],
): { id: string; displayName: string }[] {
  const known = new Map([
    ...listAccounts(database).map(({ id, displayName }) => [id, displayName] as const),
    ...listTokens(database).flatMap(({ id, label }) => [
      [id, label] as const,
      // The word is the same in both languages of the Studio.
      [assistantId(id), `${label} · assistant`] as const,
    ]),
    [DEVELOPER.id, DEVELOPER.displayName] as const,
  ])
  return ids.flatMap((id) => {
    const displayName = known.get(id)
    return displayName === undefined ? [] : [{ id, displayName }]
  })
}

/** Everybody with an account that is not disabled, and the developer in development. */
export function membersOf({ database }: { database: DatabaseSync }): Identity[] {
  const accounts = listAccounts(database).filter(({ disabledAt }) => disabledAt === null)
  return [...accounts.map(identityOf), ...(env.NODE_ENV === 'development' ? [DEVELOPER] : [])]
}

/** The identity of an account or a token by its id. Null when the account is disabled, or the token is revoked or expired. */
export function identityById({ database }: { database: DatabaseSync }, id: string): Identity | null {
  if (id === DEVELOPER.id) return env.NODE_ENV === 'development' ? DEVELOPER : null
  const account = accountById(database, id)
  if (account) return account.disabledAt === null ? identityOf(account) : null
  return identityOfTokenId(database, id)
}
