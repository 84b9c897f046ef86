import type { LeadTransaction } from '../store/tables.ts'

/**
 * Deletes contractors with their files and events. Their offers belong to requests and go with those; they no longer say whose
 * they were. The caller limits the number of ids.
 */
export async function deleteContractors(trx: LeadTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('contractor_files').where('contractor_id', 'in', ids).execute()
  await trx.deleteFrom('contractor_events').where('contractor_id', 'in', ids).execute()
  await trx.deleteFrom('contractors').where('id', 'in', ids).execute()
}
