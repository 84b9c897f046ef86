import type { Language } from '#lib/i18n/languages.ts'
import type { Life } from '#lib/requests/life.ts'
import type { FormType } from '../forms/index.ts'
import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { leadIn } from '../store/rows.ts'
import { readLife } from './steps.ts'

/** A booking, quote request or guarantee claim, as its customer sees it. */
export interface CustomerRequest {
  submissionId: string
  type: FormType
  reference: string
  lang: Language
  /** In milliseconds since 1970. */
  receivedAt: number
  lead: Lead
  /** The typed values of the form; empty for leads of releases that did not keep them. */
  fields: Readonly<Record<string, string>>
  life: Life
  /** Whether a link or a code of a mail to the address was used (`proveAddress`). */
  isEmailProven: boolean
  /** Whether the customer has written a review. */
  isReviewed: boolean
}

/** The request with this submission id; null when there is none any more. */
export async function readRequest(store: LeadStore, submissionId: string): Promise<CustomerRequest | null> {
  const row = await store.db
    .selectFrom('leads')
    .select([
      'type',
      'reference',
      'lang',
      'received_at',
      'lead',
      'withdrawn_at',
      'fields',
      'email_proven_at',
      'reviewed_at',
    ])
    .where('submission_id', '=', submissionId)
    .where('type', 'in', FORMS_WITH_PAGE)
    .executeTakeFirst()
  if (!row) return null
  return {
    submissionId,
    type: row.type,
    reference: row.reference,
    lang: row.lang,
    receivedAt: row.received_at,
    lead: leadIn(row),
    fields: JSON.parse(row.fields ?? '{}'),
    life: await readLife(store.db, submissionId, row.received_at),
    isEmailProven: row.email_proven_at !== null,
    isReviewed: row.reviewed_at !== null,
  }
}
