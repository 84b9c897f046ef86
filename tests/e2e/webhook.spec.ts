import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import type { Site } from './site.ts'

const SECRET = 'a secret shared with Sanity'

const test = testWithSite({ env: { SANITY_WEBHOOK_SECRET: SECRET } })

/** Sends a webhook signed as Sanity signs it: HMAC of `<time>.<body>`, base64url. */
function send(site: Site, body: string, secret = SECRET) {
  const time = Date.now()
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body,
  })
}

const deck = { _id: 'service-deck-construction', _type: 'service', slug: { current: 'deck-construction' } }

test(
  'a signed webhook expires the pages that show the document, and no others',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    for (const path of ['/deck-construction', '/roof-replacement']) await fetchPage(site.url + path)
    const answer = await send(site, JSON.stringify({ before: deck, after: deck }))
    expect(answer.status).toBe(200)
    expect((await answer.json()).tags).toContain('doc:service-deck-construction')
    expect((await fetchPage(`${site.url}/deck-construction`)).cache).toBe('MISS')
    expect((await fetchPage(`${site.url}/roof-replacement`)).cache).toBe('HIT')
  },
)

test('anything else is refused', async ({ site }) => {
  expect((await send(site, JSON.stringify({ before: deck, after: deck }), 'another secret')).status).toBe(401)
  expect((await fetch(`${site.url}/api/revalidate`, { method: 'POST', body: '{}' })).status).toBe(401)
  expect((await send(site, '{"before": 1}')).status).toBe(400)
  expect((await send(site, 'no JSON')).status).toBe(400)
  expect((await fetch(`${site.url}/api/revalidate`)).status).toBe(405)
})
