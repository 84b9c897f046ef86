import type { LeadTransaction } from './store/database.ts'
import { deleteLeads } from './store/rows.ts'

const DAY = 24 * 3_600_000

/** Suspected leads kept: of one network address in a day, so that none can push out the others' … */
const OF_ADDRESS = 20
/** … and in all, the oldest going first. */
const IN_ALL = 5_000

/** Makes room for one more suspected lead. False when its network address has had its share. */
export async function makeRoomForSuspected(
  trx: LeadTransaction,
  { addressHash, now }: { addressHash: string; now: number },
): Promise<boolean> {
  const suspected = trx.selectFrom('leads').where('state', '=', 'suspected')
  const count = suspected.select(({ fn }) => fn.countAll<number>().as('count'))
  const fromAddress = await count
    .where('address_hash', '=', addressHash)
    .where('received_at', '>', now - DAY)
    .executeTakeFirstOrThrow()
  if (fromAddress.count >= OF_ADDRESS) return false
  const inAll = await count.executeTakeFirstOrThrow()
  const tooMany = inAll.count - IN_ALL + 1
  if (tooMany > 0) {
    const oldest = await suspected.select('submission_id').orderBy('received_at').limit(tooMany).execute()
    await deleteLeads(
      trx,
      oldest.map((row) => row.submission_id),
    )
  }
  return true
}
