import { expect } from '@playwright/test'

/** Sends a request for quotes as a program does. */
export async function sendLead(url: string, person: { name: string; email: string }): Promise<void> {
  const payload = {
    ...person,
    city: 'Toronto',
    province_state: 'ON',
    service_type: 'tv-audio',
    message: 'A television on a brick wall, please.',
  }
  const sent = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: crypto.randomUUID(), payload }),
  })
  expect(sent.status).toBe(202)
}
