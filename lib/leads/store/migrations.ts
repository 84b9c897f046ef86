import { FACETS, facetsOf } from '../facets.ts'
import type { Lead } from '../lead.ts'
import type { LeadTransaction } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

const COUNTER: Record<Engine, string> = {
  sqlite: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  postgres: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
}

const BYTES: Record<Engine, string> = { sqlite: 'BLOB', postgres: 'BYTEA' }

/** A SQL statement, or a function for a change that SQL cannot make. */
export type Statement = string | ((trx: LeadTransaction) => Promise<void>)

const column = (definition: string, table = 'leads') =>
  `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${definition}`

/**
 * The number of steps that a release must know to use the tables. The later ones only add tables, and columns with a default,
 * so the release before can run on the same database, at once or after a rollback.
 */
export const NEEDED_STEPS = 10

/** What a release before leaves out of the leads that it stores. It is filled in at each start. */
export const FILL_IN = `UPDATE leads SET urgency = 'Emergency'
  WHERE stage = 'new' AND urgency = '' AND lead LIKE '%"urgency":"Emergency"%'`

/** The steps that bring the tables from one version to the next. A released step is never edited. */
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
  // Indexes for the rate limits. They leave out suspected leads, because there may be any number of them. Releases that knew
  // only the first step lowered the version number of a newer database, so these indexes may exist already.
  [
    `CREATE INDEX IF NOT EXISTS leads_counted_address ON leads (address_hash, received_at) WHERE state <> 'suspected'`,
    `CREATE INDEX IF NOT EXISTS leads_counted_email ON leads (email, received_at) WHERE state <> 'suspected'`,
    `CREATE INDEX IF NOT EXISTS leads_honeypot ON leads (address_hash, received_at) WHERE suspicion = 'honeypot'`,
  ],
  // The whole form, so that no answer is lost when the lead has no field for it.
  ['ALTER TABLE leads ADD COLUMN IF NOT EXISTS fields TEXT'],
  // Forms that are shown again (attempts.ts), each for ten minutes. There are few at a time, so there is no index.
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
  // Photos. The bytes are the last column, so that SQLite can read the other columns without them.
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
  // The work of staff on a lead, and the columns for filters.
  [
    column("stage TEXT NOT NULL DEFAULT 'new'"),
    column('handler TEXT'),
    column("note TEXT NOT NULL DEFAULT ''"),
    ...FACETS.map((facet) => column(`${facet} TEXT NOT NULL DEFAULT ''`)),
    fillFacets,
    'CREATE INDEX IF NOT EXISTS leads_work ON leads (stage, state)',
    'CREATE INDEX IF NOT EXISTS leads_facets ON leads (handler, page, service, city, campaign)',
  ],
  // Mails. A row has the id of the mail's subject, such as a lead, and no text of the mail.
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
  // `withdrawn_at` is the time when a consent was withdrawn. `withdrawal_due` is 1 while the CRM has to be told.
  [column('withdrawn_at BIGINT'), column('withdrawal_due INTEGER NOT NULL DEFAULT 0')],
  // The link to review a finished lead.
  [
    ...['review_key TEXT', 'review_expires_at BIGINT', 'reviewed_at BIGINT'].map((one) => column(one)),
    ...['review_attempt TEXT', 'review_photo TEXT'].map((one) => column(one)),
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
  // Links to drafts. `layers` and `documents` are JSON lists.
  [
    `CREATE TABLE IF NOT EXISTS share_links (
      id TEXT PRIMARY KEY,
      secret_hash TEXT NOT NULL UNIQUE,
      path TEXT NOT NULL,
      layers TEXT NOT NULL,
      documents TEXT NOT NULL,
      created_by TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      revoked_at BIGINT,
      revoked_by TEXT
    )`,
  ],
  // The page of a request: its links, and the codes that are mailed for it.
  [
    column('link_generation INTEGER NOT NULL DEFAULT 0'),
    column('code_at BIGINT'),
    column('code_tries INTEGER NOT NULL DEFAULT 0'),
  ],
  // The urgency, so that emergencies are first in each list.
  [
    column("urgency TEXT NOT NULL DEFAULT ''"),
    `UPDATE leads SET urgency = 'Emergency' WHERE lead LIKE '%"urgency":"Emergency"%'`,
    `CREATE INDEX IF NOT EXISTS leads_emergencies ON leads (stage) WHERE urgency = 'Emergency'`,
  ],
  // The states of requests, on their way to the CRM.
  [
    `CREATE TABLE IF NOT EXISTS crm_reports (
      id TEXT PRIMARY KEY,
      submission_id TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      give_up_at BIGINT NOT NULL,
      claim TEXT,
      delivered_to TEXT NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS crm_reports_of ON crm_reports (submission_id, sequence)',
    'CREATE INDEX IF NOT EXISTS crm_reports_due ON crm_reports (next_attempt_at) WHERE next_attempt_at IS NOT NULL',
  ],
  // What is known of e-mail addresses. Customers of earlier releases go on getting mail. The index tells the last delivery.
  [
    column('email_proven_at BIGINT'),
    column('email_failed_at BIGINT'),
    'UPDATE leads SET email_proven_at = received_at',
    'CREATE INDEX IF NOT EXISTS leads_delivered ON leads (delivered_at) WHERE delivered_at IS NOT NULL',
  ],
  // Contractors, and the requests that they were asked about.
  [
    column('match_due_at BIGINT'),
    column("matched_by TEXT NOT NULL DEFAULT ''"),
    column("sharing TEXT NOT NULL DEFAULT ''", 'lead_photos'),
    'CREATE INDEX IF NOT EXISTS leads_match_due ON leads (match_due_at) WHERE match_due_at IS NOT NULL',
    `CREATE TABLE IF NOT EXISTS contractors (
      id TEXT PRIMARY KEY,
      state TEXT NOT NULL DEFAULT 'applied',
      business TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      lang TEXT NOT NULL,
      profile TEXT NOT NULL,
      applied_with TEXT UNIQUE,
      created_at BIGINT NOT NULL,
      paused_until BIGINT,
      paused_by TEXT,
      installer TEXT,
      last_asked_at BIGINT,
      note TEXT NOT NULL DEFAULT '',
      version INTEGER NOT NULL DEFAULT 0,
      link_generation INTEGER NOT NULL DEFAULT 0,
      email_failed_at BIGINT,
      unsubscribed_at BIGINT,
      search_text TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE INDEX IF NOT EXISTS contractors_state ON contractors (state)',
    'CREATE INDEX IF NOT EXISTS contractors_email ON contractors (email)',
    `CREATE TABLE IF NOT EXISTS contractor_events (
      id ${COUNTER[engine]},
      contractor_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      actor TEXT,
      detail TEXT
    )`,
    'CREATE INDEX IF NOT EXISTS contractor_events_of ON contractor_events (contractor_id)',
    `CREATE TABLE IF NOT EXISTS contractor_files (
      id TEXT PRIMARY KEY,
      contractor_id TEXT NOT NULL,
      submission_id TEXT,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      media_type TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      bytes ${BYTES[engine]} NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS contractor_files_of ON contractor_files (contractor_id)',
    'CREATE INDEX IF NOT EXISTS contractor_files_about ON contractor_files (submission_id)',
    `CREATE TABLE IF NOT EXISTS offers (
      id TEXT PRIMARY KEY,
      submission_id TEXT NOT NULL,
      contractor_id TEXT NOT NULL,
      state TEXT NOT NULL,
      asked_at BIGINT NOT NULL,
      asked_by TEXT,
      answer_by BIGINT NOT NULL,
      seen_at BIGINT,
      answered_at BIGINT,
      reason TEXT,
      quote TEXT,
      quote_version INTEGER NOT NULL DEFAULT 0,
      chosen_at BIGINT,
      finished TEXT,
      UNIQUE (submission_id, contractor_id)
    )`,
    'CREATE INDEX IF NOT EXISTS offers_of ON offers (contractor_id, asked_at)',
    `CREATE TABLE IF NOT EXISTS offer_messages (
      id ${COUNTER[engine]},
      offer_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      sender TEXT NOT NULL,
      text TEXT NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS offer_messages_of ON offer_messages (offer_id)',
  ],
  // The chosen answers to the questions of a service. Leads of the release before have none.
  [column("answers TEXT NOT NULL DEFAULT ''")],
  // What the receivers of webhooks are to be told.
  [
    `CREATE TABLE IF NOT EXISTS receiver_news (
      place ${COUNTER[engine]},
      id TEXT NOT NULL,
      submission_id TEXT NOT NULL,
      receiver TEXT NOT NULL,
      kind TEXT NOT NULL,
      state TEXT,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      give_up_at BIGINT NOT NULL,
      claim TEXT
    )`,
    'CREATE INDEX IF NOT EXISTS receiver_news_of ON receiver_news (submission_id, receiver, place)',
    'CREATE INDEX IF NOT EXISTS receiver_news_due ON receiver_news (next_attempt_at) WHERE next_attempt_at IS NOT NULL',
  ],
]

const AT_ONCE = 500

/** Fills in the filter columns of leads from earlier releases. */
async function fillFacets(trx: LeadTransaction): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await trx
      .selectFrom('leads')
      .select(['submission_id', 'lead'])
      .where('submission_id', '>', after)
      .orderBy('submission_id')
      .limit(AT_ONCE)
      .execute()
    for (const { submission_id, lead } of rows) {
      await trx
        .updateTable('leads')
        .set(facetsOf(JSON.parse(lead) as Lead))
        .where('submission_id', '=', submission_id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.submission_id
  }
}
