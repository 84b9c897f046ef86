import { pipeline } from 'node:stream/promises'
import { openLeads } from '#lib/leads/index.ts'
import { releaseLead, resendLead } from '#lib/leads/staff/actions.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { type LeadFilter, leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { replaceLinkKey } from '#lib/leads/store/database.ts'
import { fail } from './fail.ts'
import { formatTime, printColumns, readOptions } from './people.ts'
import { preflight } from './preflight.ts'

/*
 * Works on leads without the Studio. Lists and exports leads, sends parked leads again, releases suspected leads, and makes all
 * links to requests invalid. Servers
 * may run: they deliver the leads that are to be sent again. Only the Studio deletes the data of a person, with the reviews.
 */
const usage =
  'npm run leads -- [--state parked] [--export], --resend <reference>, --release <reference>, or --new-links'
const { state, resend, release, ...options } = readOptions(
  {
    state: { type: 'string' },
    export: { type: 'boolean' },
    resend: { type: 'string' },
    release: { type: 'string' },
    'new-links': { type: 'boolean' },
  },
  usage,
)
/** The name that a lead's history shows for changes by this script. */
const ACTOR = 'npm run leads'

const parsed = leadFilter.safeParse({ state, limit: 500 })
if (!parsed.success) fail('Say with --state: waiting, delivered, parked or suspected.')
const env = preflight()
const { outbox } = await openLeads(env)
try {
  if (resend !== undefined) {
    await change(resend, resendLead, 'is sent again')
  } else if (release !== undefined) {
    await change(release, releaseLead, 'is released')
  } else if (options['new-links']) {
    await outbox.commits.run(replaceLinkKey)
    console.log('All links to requests and photos are invalid once every server has been started again.')
  } else if (options.export) {
    await pipeline(
      exportLeads(outbox, parsed.data, (id) => id),
      process.stdout,
      { end: false },
    )
  } else {
    await list(parsed.data)
  }
} finally {
  await outbox.db.destroy()
}

async function change(reference: string, action: typeof resendLead, done: string): Promise<void> {
  const { leads } = await listLeads(outbox, leadFilter.parse({ search: reference }))
  const lead = leads.find((one) => one.reference === reference)
  const isDone = lead !== undefined && (await action(outbox, lead.submissionId, ACTOR))
  console.log(isDone ? `${reference} ${done}.` : `Nothing was changed: look at ${reference} with --state.`)
  if (!isDone) process.exitCode = 1
}

async function list(filter: LeadFilter): Promise<void> {
  const { leads, next } = await listLeads(outbox, filter)
  const rows = leads.map((lead) => [
    lead.reference,
    lead.state,
    formatTime(lead.receivedAt),
    lead.type,
    lead.lead.email,
    lead.lead.name,
  ])
  printColumns([['reference', 'state', 'received (UTC)', 'form', 'e-mail', 'name'], ...rows])
  if (next !== null) console.log('There are more: --export has them all.')
}
