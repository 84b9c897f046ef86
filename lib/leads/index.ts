import { type Env, env } from '#lib/env.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { outsideOfRequest } from '#lib/server/request-id.ts'
import { Delivery } from './delivery.ts'
import type { Forwarder } from './forwarders/forwarder.ts'
import { highLevelForwarder } from './forwarders/highlevel.ts'
import { webhookForwarder } from './forwarders/webhook.ts'
import { Outbox } from './outbox.ts'
import { deleteOld, eraseAgain, eraseUnsent } from './retention.ts'
import { openLeadDatabase } from './store/database.ts'
import { ErasedLeads } from './store/erased-leads.ts'

export interface Leads {
  outbox: Outbox
  delivery: Delivery
}

declare global {
  // Next.js loads modules more than once per process; these values must exist once.
  var montageLeads: Promise<Leads> | undefined
  var montageLeadTimers: NodeJS.Timeout[] | undefined
}

/** The outbox of this process and its delivery. The first call opens them. When that fails, the next call tries again. */
export function getLeads(): Promise<Leads> {
  globalThis.montageLeads ??= openLeads(env).catch((error) => {
    globalThis.montageLeads = undefined
    throw error
  })
  return globalThis.montageLeads
}

/** Opens an outbox and its delivery with these settings. */
export async function openLeads(settings: Env): Promise<Leads> {
  const database = await openLeadDatabase(settings)
  const limits = { perHour: settings.LEADS_RATE_LIMIT, minFillSeconds: settings.LEADS_MIN_FILL_SECONDS }
  const outbox = new Outbox(database, limits, Date.now, {
    confirms: settings.SMTP_URL !== undefined,
    tellsStates: settings.CRM_EVENTS === 'status',
    receivers: settings.WEBHOOKS.map(({ name }) => name),
    erased: new ErasedLeads(settings.BACKUP_DIR),
  })
  await eraseAgain(outbox)
  const delivery = new Delivery(outbox, forwardersOf(settings), { receivers: settings.WEBHOOKS })
  return { outbox, delivery }
}

function forwardersOf(settings: Env): Forwarder[] {
  const { CRM_WEBHOOK_URL, HIGHLEVEL_API_TOKEN, HIGHLEVEL_LOCATION_ID, HIGHLEVEL_API_URL } = settings
  const forwarders: Forwarder[] = []
  if (CRM_WEBHOOK_URL) forwarders.push(webhookForwarder(CRM_WEBHOOK_URL))
  if (HIGHLEVEL_API_TOKEN && HIGHLEVEL_LOCATION_ID) {
    forwarders.push(
      highLevelForwarder({
        apiUrl: HIGHLEVEL_API_URL,
        token: HIGHLEVEL_API_TOKEN,
        locationId: HIGHLEVEL_LOCATION_ID,
      }),
    )
  }
  return forwarders
}

const DELIVER_EVERY = 5_000
const PURGE_EVERY = 3_600_000
const ERASE_UNSENT_EVERY = 60_000

/** Starts the timers that send due leads and delete old data, for as long as the process lives. */
export function startLeadTimers(): void {
  if (globalThis.montageLeadTimers) return
  const every = (interval: number, work: (leads: Leads) => Promise<void>) =>
    setInterval(() => attempt(work), interval).unref()
  const deleteOldOnes = ({ outbox }: Leads) => deleteOld(outbox, env)
  globalThis.montageLeadTimers = [
    setInterval(deliverSoon, DELIVER_EVERY).unref(),
    every(PURGE_EVERY, deleteOldOnes),
    every(ERASE_UNSENT_EVERY, ({ outbox }) => eraseUnsent(outbox)),
  ]
  void attempt(deleteOldOnes)
}

/** Starts the delivery of leads that are due to the CRM and to other programs, and returns at once. */
export function deliverSoon(): void {
  void outsideOfRequest(() => attempt(({ delivery }) => delivery.deliverDue()))
  void outsideOfRequest(() => attempt(({ delivery }) => delivery.tellReceivers()))
}

async function attempt(work: (leads: Leads) => Promise<void>): Promise<void> {
  try {
    await work(await getLeads())
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'The outbox does not work')
  }
}
