import type { Selectable, Updateable } from 'kysely'
import { changeIn, contractorOfApplication } from '../contractors/contractors.ts'
import type { FieldError } from '../forms/fields.ts'
import type { FormData } from '../forms/form.ts'
import { checkForm, FORMS } from '../forms/index.ts'
import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import type { Lead } from '../lead.ts'
import { addChange } from '../mails/changes.ts'
import { confirmAgain } from '../mails/occasions.ts'
import type { Recipient } from '../mails/recipients.ts'
import { followChange } from '../offers/follow.ts'
import { MOST_PHOTOS } from '../photos/limits.ts'
import { attachPhotos } from '../photos/store.ts'
import { addNews } from '../receivers/news.ts'
import { searchTextOf } from '../search-text.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent, onceMore } from '../store/rows.ts'
import type { EventKind, LeadRow, LeadTransaction } from '../store/tables.ts'
import { lockedLead } from './steps.ts'

/** The most characters that a customer can add to one request after it was sent, in all messages together. */
export const LONGEST_ADDED = 5_000

/** The fields that a customer can correct after a request was sent. */
const CORRECTIONS = ['phone', 'property_address', 'preferred_date'] as const

type Correction = (typeof CORRECTIONS)[number]

/** What was wrong with a change. `unknown`: the request is not there any more. */
export type ChangeRefusal = 'unknown' | 'tooLong' | 'photosTooMany' | FieldError

/**
 * Adds a message and photos of the customer to a request, and sends the request to the CRM again.
 * @param tell the staff who may be told of it
 */
export function addToRequest(
  store: LeadStore,
  submissionId: string,
  { text, photos }: { text: string; photos: readonly string[] },
  tell: readonly Recipient[] = [],
): Promise<ChangeRefusal | null> {
  const now = store.now()
  return change(store, submissionId, { kind: 'word', tell }, async (trx, { lead }) => {
    const line = text && stamped(text, now)
    const added_message = [lead.added_message, line].filter(Boolean).join('\n\n')
    const all = [...new Set([...lead.photos, ...photos])]
    if (added_message.length > LONGEST_ADDED) return 'tooLong'
    if (all.length > MOST_PHOTOS) return 'photosTooMany'
    const changed = { ...lead, added_message, photos: all }
    await attachPhotos(trx, changed)
    return { lead: changed }
  })
}

const stamped = (text: string, at: number) => `${new Date(at).toISOString()} ${text}`

/** How many characters the customer can still add to a request in one message. */
export const roomToAdd = ({ added_message }: Pick<Lead, 'added_message'>): number =>
  Math.max(0, LONGEST_ADDED - [added_message, stamped('', 0)].filter(Boolean).join('\n\n').length)

/**
 * Corrects fields of a request, and sends the request to the CRM again.
 * @param tell the staff who may be told of it
 */
export function correctRequest(
  store: LeadStore,
  submissionId: string,
  values: Readonly<Partial<Record<Correction, string>>>,
  tell: readonly Recipient[] = [],
): Promise<ChangeRefusal | null> {
  return change(store, submissionId, { kind: 'corrected', tell }, async (_, { lead, fields }) => {
    const checked = checkForm('lead', { ...fields, ...values })
    const names = CORRECTIONS.filter((name) => values[name] !== undefined)
    if (!checked.ok) {
      // Other fields may break rules of a later release.
      const [name] = names.filter((one) => checked.errors[one])
      if (name) return checked.errors[name] ?? 'tooLong'
    }
    const given = Object.fromEntries(names.map((name) => [name, ruled(name, values[name])]))
    return { lead: { ...lead, ...given }, fields: { ...fields, ...given }, detail: names.join(' ') }
  })
}

/**
 * Notes the postal code of a request, and sends the request to the CRM again. Contractors who are asked see its first half.
 * @param code as `postalCodeOf` returns it; empty to take it back
 * @param tell the staff who may be told of it
 */
export function setPostalCode(
  store: LeadStore,
  submissionId: string,
  code: string,
  tell: readonly Recipient[] = [],
): Promise<ChangeRefusal | null> {
  return change(store, submissionId, { kind: 'corrected', tell }, async (_, { lead, fields }) => {
    const { postal_code: _before, ...others } = lead
    return {
      lead: code ? { ...others, postal_code: code } : others,
      fields: { ...fields, postal_code: code },
      detail: 'postal_code',
    }
  })
}

/**
 * Corrects the e-mail address of a request or claim. The new address is one that anybody may have typed, unless it is known; it
 * gets a confirmation. The record of an application gets it too. All links so far die: the mailbox of the old address has them, and opening one would prove the new address.
 * The CRM gets the lead again.
 * @param tell the staff who may be told of it
 * @returns the generation of links and cookies that are valid from now on
 */
export async function correctEmail(
  store: LeadStore,
  submissionId: string,
  value: string,
  tell: readonly Recipient[] = [],
): Promise<{ generation: number } | { refusal: ChangeRefusal }> {
  const given = ruled(EMAIL, value)
  let generation = 0
  const refusal = await change(store, submissionId, { kind: 'corrected', tell }, async (trx, stored) => {
    const { lead, fields, row } = stored
    generation = row.link_generation
    if (!isOtherEmail(value, lead)) return 'emailInvalid'
    generation += 1
    const email = given.toLowerCase()
    if (row.type === 'contractor')
      await correctRecord(trx, store, submissionId, { from: lead.email, to: email })
    const known = await knownOfAddress(trx, email)
    return {
      lead: { ...lead, email: given },
      fields: { ...fields, email: given },
      detail: EMAIL,
      columns: { email, ...known, link_generation: generation, code_at: null },
    }
  })
  return refusal ? { refusal } : { generation }
}

/** Corrects the address of the record that was made of an application, if it is still the one of the application. */
async function correctRecord(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const contractor = await contractorOfApplication({ db: trx }, submissionId)
  if (contractor?.email !== from.toLowerCase()) return
  await changeIn(trx, store, contractor.id, { email: to }, { actor: null, kind: 'changed' })
}

/** What a correction of the address is called in its event. */
export const EMAIL = 'email'

/** Whether this is an e-mail address, and another than that of a request. */
export const isOtherEmail = (value: string, { email }: Pick<Lead, 'email'>): boolean =>
  ![email, ''].includes(ruled(EMAIL, value))

/** What is known of an e-mail address: it holds for each of its leads. */
const knownOfAddress = (trx: LeadTransaction, email: string) =>
  trx
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.max('email_proven_at').as('email_proven_at'),
      fn.max('email_failed_at').as('email_failed_at'),
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const ruled = (name: Correction | typeof EMAIL, value: string | undefined): string =>
  FORMS.lead.fields[name]?.rule.safeParse(value).data ?? ''

interface Changed {
  lead: Lead
  fields?: FormData
  detail?: string
  /** Other columns of the lead that change. */
  columns?: Partial<Updateable<LeadRow>>
}

interface Stored {
  row: Selectable<LeadRow>
  lead: Lead
  fields: FormData
}

/** Changes the lead of a request in one transaction. When the CRM has the lead already, it gets it once more. */
function change(
  store: LeadStore,
  submissionId: string,
  { kind, tell }: { kind: EventKind; tell: readonly Recipient[] },
  make: (trx: LeadTransaction, stored: Stored) => Promise<Changed | ChangeRefusal>,
): Promise<ChangeRefusal | null> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const row = await lockedLead(trx, store, submissionId, FORMS_WITH_PAGE)
    if (!row) return 'unknown'
    const fieldsBefore = JSON.parse(row.fields ?? '{}')
    const changed = await make(trx, { row, lead: JSON.parse(row.lead), fields: fieldsBefore })
    if (typeof changed === 'string') return changed
    const { lead, fields, detail = null, columns } = changed
    await trx
      .updateTable('leads')
      .set({
        lead: JSON.stringify(lead),
        search_text: searchTextOf(lead),
        ...(fields && { fields: JSON.stringify(fields) }),
        ...columns,
        ...again(row, now),
      })
      .where('submission_id', '=', submissionId)
      .execute()
    await addEvent(trx, { submission_id: submissionId, at: now, kind, detail })
    if (row.state !== 'suspected') await addNews(trx, store, 'lead', [submissionId])
    if (store.confirms) {
      if (columns?.email) await confirmAgain(trx, submissionId, now)
      await addChange(trx, row, tell, now)
    }
    await followChange(trx, store, submissionId)
    return null
  })
}

/** A lead that was delivered, or is being sent now, is sent once more. Other leads wait for an attempt anyway. */
function again({ state, claim }: Pick<LeadRow, 'state' | 'claim'>, now: number) {
  if (state === 'suspected' || (state !== 'delivered' && claim === null)) return {}
  return { ...onceMore(now), claim: null, delivered_at: null }
}
