import type { DatabaseSync } from 'node:sqlite'
import { type Env, env } from '#lib/env.ts'
import { identify, identityById, listAccounts, usersById } from '#lib/server/accounts/index.ts'
import type { Staff } from './staff.ts'

/** The accounts and tokens of the embedded lake. */
export function embeddedStaff(
  lake: { database: DatabaseSync },
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'> = env,
): Staff {
  return {
    identify: async (request) => identify(request, lake, { settings }),
    byId: async (id) => identityById(lake, id),
    colleagues: async () =>
      listAccounts(lake.database).map(({ id, displayName, role, disabledAt }) => ({
        id,
        displayName,
        role,
        isRemoved: disabledAt !== null,
      })),
    nameOf: async (id) => usersById(lake, [id])[0]?.displayName ?? id,
  }
}
