import type { Generated } from 'kysely'
import type { Language } from '#lib/i18n/languages.ts'
import type { Mail } from '#lib/mail/mail.ts'
import { FACETS, type Facet, fillFacets } from '../facets.ts'
import type { FormType } from '../forms/index.ts'
import type { Suspicion } from '../spam.ts'
import type { LeadTransaction } from './database.ts'

/** `waiting` to be sent (or being sent), `delivered`, `parked` until staff look at it, `suspected` to be spam. */
export const LEAD_STATES = ['waiting', 'delivered', 'parked', 'suspected'] as const

export type LeadState = (typeof LEAD_STATES)[number]

/** How far the work on a lead is, as staff say. */
export const LEAD_STAGES = ['new', 'working', 'done', 'declined'] as const

export type LeadStage = (typeof LEAD_STAGES)[number]

/** Times are milliseconds since 1970. */
export interface LeadRow extends Record<Facet, string> {
  submission_id: string
  reference: string
  type: FormType
  lang: Language
  state: LeadState
  suspicion: Suspicion | null
  received_at: number
  /** In lower case. */
  email: string
  /** Of the client's network address, with this database's key; kept for a day. */
  address_hash: string | null
  /** The `Lead` as JSON. */
  lead: string
  /** The form as it was checked, as JSON; null in rows that a release before version 3 wrote. */
  fields: string | null
  search_text: string
  attempts: number
  next_attempt_at: number | null
  give_up_at: number | null
  /** The claim of the process that is sending it. */
  claim: string | null
  /** Names of the forwarders that have it, each between spaces. */
  delivered_to: string
  delivered_at: number | null
  stage: Generated<LeadStage>
  /** The account of the member of staff who works on it. */
  handler: string | null
  /** What staff wrote about it. */
  note: Generated<string>
  /** When its sender withdrew the consent to commercial messages. */
  withdrawn_at: number | null
  /** Of the key of the link to review, with this database's key. */
  review_key: string | null
  review_expires_at: number | null
  /** When the link was used. */
  reviewed_at: number | null
  /** The `ReviewAttempt` as JSON: what was typed and sent back. */
  review_attempt: string | null
  /** The photo of the review that waits for staff. */
  review_photo: string | null
  /** 1 while the CRM is to be told of the withdrawal, after the lead. */
  withdrawal_due: Generated<number>
}

/** What staff say of a lead. */
export type WorkField = 'stage' | 'handler' | 'note'

export type EventKind =
  | 'received'
  | 'suspected'
  | 'attempt'
  | 'delivered'
  | 'parked'
  | 'resent'
  | 'released'
  | 'erased'
  | WorkField
  | 'mailed'
  | 'mail_refused'
  | 'withdrawn'
  | 'review_link'
  | 'review_mail'
  | 'review_mail_refused'
  | 'reviewed'
  | 'review_photo'

/** An event of a lead. */
export interface EventRow {
  id: Generated<number>
  submission_id: string
  at: number
  kind: EventKind
  /** The account of the member of staff who did it. */
  actor: string | null
  forwarder: string | null
  /** The HTTP status of an answer. */
  status: number | null
  /** An excerpt of the answer, or why there was none, or why the lead is suspected, or the stage or handler it was given. */
  detail: string | null
}

/** A form that was sent back to its visitor, for ten minutes. */
export interface AttemptRow {
  /** Of the secret in its address. */
  id_hash: string
  /** Of the visitor's cookie. */
  cookie_hash: string
  /** Of the client's network address, with this database's key. */
  address_hash: string
  submission_id: string
  /** The `Attempt` as JSON. */
  attempt: string
  kept_at: number
  opened_at: number | null
}

/** A photo of a lead. */
export interface PhotoRow {
  id: string
  submission_id: string
  received_at: number
  /** Of the client's network address, with this database's key; kept for a day. */
  address_hash: string | null
  /** When it is erased unless its lead has come; null once it has. */
  expires_at: number | null
  /** JPEG. */
  bytes: Uint8Array
}

/** A mail that waits, or that was sent lately. What it says is made when it is sent. */
export interface MailRow extends Mail {
  queued_at: number
  attempts: number
  /** Null once it was sent or given up. */
  next_attempt_at: number | null
  give_up_at: number
  /** The claim of the process that is sending it. */
  claim: string | null
  sent_at: number | null
}

interface FactRow {
  key: string
  value: string
}

/** A number of visits on one day. No column says whose. */
interface DailyCountRow {
  /** As `2026-11-25`. */
  day: string
  kind: 'page' | 'campaign' | 'step'
  /** The path of a page, the name of a campaign, the number of a step of the booking wizard. */
  name: string
  count: number
}

export interface Tables {
  leads: LeadRow
  lead_events: EventRow
  lead_facts: FactRow
  form_attempts: AttemptRow
  lead_photos: PhotoRow
  mails: MailRow
  daily_counts: DailyCountRow
}

export type Engine = 'sqlite' | 'postgres'

const COUNTER: Record<Engine, string> = {
  sqlite: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  postgres: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
}

const BYTES: Record<Engine, string> = { sqlite: 'BLOB', postgres: 'BYTEA' }

/** SQL, or what SQL cannot do. */
export type Statement = string | ((trx: LeadTransaction) => Promise<void>)

const column = (definition: string) => `ALTER TABLE leads ADD COLUMN IF NOT EXISTS ${definition}`

/** What takes the tables from each version to the next. A step, once released, is never edited. */
export const stepsOf = (engine: Engine): Statement[][] => [
  [
    `CREATE TABLE leads (
      submission_id TEXT PRIMARY KEY,
      reference TEXT NOT NULL,
      type TEXT NOT NULL,
      lang TEXT NOT NULL,
      state TEXT NOT NULL,
      suspicion TEXT,
      received_at BIGINT NOT NULL,
      email TEXT NOT NULL,
      address_hash TEXT,
      lead TEXT NOT NULL,
      search_text TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      give_up_at BIGINT,
      claim TEXT,
      delivered_to TEXT NOT NULL,
      delivered_at BIGINT
    )`,
    `CREATE INDEX leads_due ON leads (next_attempt_at) WHERE state = 'waiting'`,
    `CREATE INDEX leads_not_delivered ON leads (state, received_at) WHERE state <> 'delivered'`,
    'CREATE INDEX leads_received ON leads (received_at, submission_id)',
    'CREATE INDEX leads_email ON leads (email, received_at)',
    'CREATE INDEX leads_address ON leads (address_hash, received_at) WHERE address_hash IS NOT NULL',
    `CREATE TABLE lead_events (
      id ${COUNTER[engine]},
      submission_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      actor TEXT,
      forwarder TEXT,
      status INTEGER,
      detail TEXT
    )`,
    'CREATE INDEX lead_events_of ON lead_events (submission_id)',
  ],
  // What the limits count, without what is set aside: that may be any number. Releases that knew only the first step lowered the
  // number of a newer one, so this one may find its work done.
  [
    `CREATE INDEX IF NOT EXISTS leads_counted_address ON leads (address_hash, received_at) WHERE state <> 'suspected'`,
    `CREATE INDEX IF NOT EXISTS leads_counted_email ON leads (email, received_at) WHERE state <> 'suspected'`,
    `CREATE INDEX IF NOT EXISTS leads_honeypot ON leads (address_hash, received_at) WHERE suspicion = 'honeypot'`,
  ],
  // The form itself, so that no answer is lost when the lead has no place for it.
  ['ALTER TABLE leads ADD COLUMN IF NOT EXISTS fields TEXT'],
  // Forms that were sent back. There are few at a time, so there is no index.
  [
    `CREATE TABLE IF NOT EXISTS form_attempts (
      id_hash TEXT PRIMARY KEY,
      cookie_hash TEXT NOT NULL,
      address_hash TEXT NOT NULL,
      submission_id TEXT NOT NULL,
      attempt TEXT NOT NULL,
      kept_at BIGINT NOT NULL,
      opened_at BIGINT
    )`,
  ],
  // Photos. The bytes come last, so that SQLite need not read them for the columns before.
  [
    `CREATE TABLE IF NOT EXISTS lead_photos (
      id TEXT PRIMARY KEY,
      submission_id TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      address_hash TEXT,
      expires_at BIGINT,
      bytes ${BYTES[engine]} NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS lead_photos_of ON lead_photos (submission_id)',
    `CREATE INDEX IF NOT EXISTS lead_photos_lately ON lead_photos (received_at) WHERE address_hash IS NOT NULL`,
    `CREATE INDEX IF NOT EXISTS lead_photos_waiting ON lead_photos (expires_at) WHERE expires_at IS NOT NULL`,
  ],
  // The work on a lead, and what leads are told apart by.
  [
    column("stage TEXT NOT NULL DEFAULT 'new'"),
    column('handler TEXT'),
    column("note TEXT NOT NULL DEFAULT ''"),
    ...FACETS.map((facet) => column(`${facet} TEXT NOT NULL DEFAULT ''`)),
    fillFacets,
    'CREATE INDEX IF NOT EXISTS leads_work ON leads (stage, state)',
    'CREATE INDEX IF NOT EXISTS leads_facets ON leads (handler, page, service, city, campaign)',
  ],
  // Mails. They name what they are about, and nothing of it.
  [
    `CREATE TABLE IF NOT EXISTS mails (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      about TEXT NOT NULL,
      lang TEXT NOT NULL,
      queued_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      give_up_at BIGINT NOT NULL,
      claim TEXT,
      sent_at BIGINT
    )`,
    'CREATE INDEX IF NOT EXISTS mails_due ON mails (next_attempt_at) WHERE next_attempt_at IS NOT NULL',
  ],
  // Withdrawn consents.
  [column('withdrawn_at BIGINT'), column('withdrawal_due INTEGER NOT NULL DEFAULT 0')],
  // The link to review a finished lead.
  [
    ...['review_key TEXT', 'review_expires_at BIGINT', 'reviewed_at BIGINT'].map(column),
    ...['review_attempt TEXT', 'review_photo TEXT'].map(column),
    'CREATE INDEX IF NOT EXISTS leads_review ON leads (review_key) WHERE review_key IS NOT NULL',
  ],
  // Visits by day.
  [
    `CREATE TABLE IF NOT EXISTS daily_counts (
      day TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      count BIGINT NOT NULL,
      PRIMARY KEY (day, kind, name)
    )`,
  ],
]
