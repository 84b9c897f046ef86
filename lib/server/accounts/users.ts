import type { DatabaseSync } from 'node:sqlite'
import { DEVELOPER } from './identify.ts'
import { listAccounts } from './people.ts'
import { listTokens } from './tokens.ts'

/** Names for the authors of changes: accounts (disabled ones too), tokens and the developer. Unknown ids are left out. */
export function usersById(
  { database }: { database: DatabaseSync },
  ids: string[],
): { id: string; displayName: string }[] {
  const known = new Map([
    ...listAccounts(database).map(({ id, displayName }) => [id, displayName] as const),
    ...listTokens(database).map(({ id, label }) => [id, label] as const),
    [DEVELOPER.id, DEVELOPER.displayName] as const,
  ])
  return ids.flatMap((id) => {
    const displayName = known.get(id)
    return displayName === undefined ? [] : [{ id, displayName }]
  })
}
