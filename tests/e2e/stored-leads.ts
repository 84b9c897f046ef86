import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Lead } from '#lib/leads/lead.ts'
import type { Site } from './site.ts'

/** So that tests, which type faster than people, may send as much as they like. */
export const LEAD_ENV = { LEADS_RATE_LIMIT: '0', LEADS_MIN_FILL_SECONDS: '0' }

/** The leads the site has stored for an email address, oldest first. */
export function leadsOf(site: Site, email: string): Lead[] {
  return rowsOf(site, email).map(({ lead }) => JSON.parse(String(lead)))
}

/** What became of them. */
export function leadStatesOf(site: Site, email: string): string[] {
  return rowsOf(site, email).map(({ state }) => String(state))
}

/** Makes the leads of an email address older. */
export function ageLeads(site: Site, email: string, milliseconds: number): void {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'))
  try {
    database
      .prepare('update leads set received_at = received_at - ? where email = ?')
      .run(milliseconds, email.toLowerCase())
  } finally {
    database.close()
  }
}

/** Marks an email address as one from which mail comes back. */
export function failAddress(site: Site, email: string): void {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'))
  try {
    database.prepare('update leads set email_failed_at = ? where email = ?').run(Date.now(), email)
  } finally {
    database.close()
  }
}

function rowsOf(site: Site, email: string) {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('select lead, state from leads where email = ? order by received_at')
      .all(email.toLowerCase())
  } finally {
    database.close()
  }
}
