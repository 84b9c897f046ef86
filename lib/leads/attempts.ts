import { hashSecret, randomSecret } from '#lib/server/secrets.ts'
import type { FieldErrors, FormType } from './forms/index.ts'
import type { JobErrors } from './offers/quote-form.ts'
import type { LeadStore } from './store/lead-store.ts'
import type { LeadTransaction } from './store/tables.ts'

/** How long an attempt (a posted form that is shown again) is kept, in milliseconds. */
export const ATTEMPT_LIFETIME = 600_000

const MOST = 1_000
const MOST_OF_ADDRESS = 20

/** A form that a browser without scripts posted. It is shown again for corrections. */
export interface Attempt {
  type: FormType
  /** The typed values, by field. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** True when the form was valid but could not be stored. */
  hasFailed?: boolean
  /** The step of the booking wizard that its Next button asked for, such as 2. Undefined when the form was sent. */
  step?: number
}

/** A form of the page of a job, or of all jobs of a contractor. It is shown again for corrections. */
export interface JobAttempt {
  type: 'job'
  /** The id of the offer or of the contractor that the form is about. */
  about: string
  /** The form, as `POST /api/job` names its action. */
  action: string
  /** The typed values, by field. With `submission_id` they are erased with the request. */
  values: Readonly<Record<string, string>>
  errors: JobErrors
}

interface Visitor {
  /** The network address, as clientAddress() gives it. */
  address: string
  /** The value of the browser's cookie for attempts. */
  cookie: string
}

/**
 * Keeps an attempt for ten minutes. Returns the id that opens it. Returns null when too many attempts are kept, or the disk is
 * almost full: no attempt is deleted to make room for another. Rejects when the database fails.
 */
export async function keepAttempt(
  outbox: LeadStore,
  attempt: Attempt | JobAttempt,
  { address, cookie }: Visitor,
): Promise<string | null> {
  if (!outbox.hasReserve()) return null
  const id = randomSecret()
  const now = outbox.now()
  const addressHash = outbox.hashOf(address)
  const isKept = await outbox.commits.run(async (trx) => {
    await eraseOldAttempts(trx, now)
    const { all, ofAddress } = await trx
      .selectFrom('form_attempts')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('address_hash', '=', addressHash).as('ofAddress'),
      ])
      .executeTakeFirstOrThrow()
    if (all >= MOST || ofAddress >= MOST_OF_ADDRESS) return false
    await trx
      .insertInto('form_attempts')
      .values({
        id_hash: hashSecret(id),
        cookie_hash: hashSecret(cookie),
        address_hash: addressHash,
        submission_id: attempt.values.submission_id ?? '',
        attempt: JSON.stringify(attempt),
        kept_at: now,
      })
      .execute()
    return true
  })
  return isKept ? id : null
}

/**
 * The attempt with this id, or null. A browser that has the cookie of this attempt can open it any number of times. A browser
 * without the cookie can open it only if nobody has opened it yet.
 */
export function openAttempt(
  outbox: LeadStore,
  id: string,
  cookie: string | null,
): Promise<Attempt | JobAttempt | null> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    await eraseOldAttempts(trx, now)
    const row = await trx
      .updateTable('form_attempts')
      .set({ opened_at: now })
      .where('id_hash', '=', hashSecret(id))
      .where((is) => (cookie ? is('cookie_hash', '=', hashSecret(cookie)) : is('opened_at', 'is', null)))
      .returning('attempt')
      .executeTakeFirst()
    return row ? (JSON.parse(row.attempt) as Attempt | JobAttempt) : null
  })
}

export async function eraseOldAttempts(trx: LeadTransaction, now: number): Promise<void> {
  await trx
    .deleteFrom('form_attempts')
    .where('kept_at', '<=', now - ATTEMPT_LIFETIME)
    .execute()
}

/** Erases the attempts of one form, after it has been sent or its lead was erased. */
export async function eraseAttemptsOf(trx: LeadTransaction, submissionId: string): Promise<void> {
  await trx.deleteFrom('form_attempts').where('submission_id', '=', submissionId).execute()
}

/** Erases the attempts with this e-mail address in any field. `email` is in lower case. Returns their submission ids. */
export async function eraseAttemptsBy(trx: LeadTransaction, email: string): Promise<string[]> {
  const rows = await trx.selectFrom('form_attempts').select(['id_hash', 'submission_id', 'attempt']).execute()
  const theirs = rows.filter(({ attempt }) => {
    const { values } = JSON.parse(attempt) as Attempt
    return Object.values(values).some((value) => value.trim().toLowerCase() === email)
  })
  for (const { id_hash } of theirs) {
    await trx.deleteFrom('form_attempts').where('id_hash', '=', id_hash).execute()
  }
  return theirs.map(({ submission_id }) => submission_id)
}

/** Erases the attempts of contractors that are about one of these offers or contractors. */
export async function eraseAttemptsAbout(trx: LeadTransaction, ids: readonly string[]): Promise<void> {
  const rows = await trx.selectFrom('form_attempts').select(['id_hash', 'attempt']).execute()
  for (const { id_hash, attempt } of rows) {
    const { type, about } = JSON.parse(attempt) as Partial<JobAttempt>
    if (type === 'job' && ids.includes(about ?? ''))
      await trx.deleteFrom('form_attempts').where('id_hash', '=', id_hash).execute()
  }
}
