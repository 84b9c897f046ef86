import { expect } from '@playwright/test'
import type { Language } from '#lib/i18n/languages.ts'
import type { Site } from './site.ts'

/** Sends a booking. Answers its id. */
export async function sendLead(site: Site, name: string, lang: Language): Promise<string> {
  const submission_id = crypto.randomUUID()
  const payload = {
    name,
    email: `${submission_id}@example.ca`,
    city: 'Toronto',
    province_state: 'ON',
    service_type: 'tv-audio',
    message: 'A television on a brick wall, please.',
    job: 'service=tv-mounting&city=toronto',
    lang,
  }
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id, payload }),
  })
  expect(response.status).toBe(202)
  return submission_id
}

/** Sends a booking whose job is done, and answers the path at which its customer writes a review. */
export async function reviewPath(site: Site, name: string, lang: Language): Promise<string> {
  const lead = await sendLead(site, name, lang)
  const byStaff = (path: string, method: string, body?: object) =>
    fetch(`${site.url}/api/leads/staff/${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { authorization: `Bearer ${site.token}` },
    })
  await byStaff(lead, 'PATCH', { field: 'stage', from: 'new', to: 'done' })
  const { link } = await (await byStaff(`${lead}/review-link`, 'POST')).json()
  const { pathname, search } = new URL(link)
  return pathname + search
}
