import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ATTACKS, type AttackName, attack, SETTINGS, uploadedPhoto } from '../bench/hostile-clients.ts'
import { head, load } from '../bench/load.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { phonePhoto } from '../sample-photos.ts'
import { recordRows } from './table.ts'

const test = testWithSite({ env: SETTINGS })

const SECONDS = 30

/** Of the pages for a service in a city, the build makes one: the first service in the first city. */
const PAGES_OF_NO_BUILD = ['toronto', 'ottawa', 'calgary', 'edmonton', 'winnipeg', 'halifax'].flatMap(
  (city) => ['tv-mounting', 'ceiling-fans', 'roof-replacement'].map((service) => `/${city}/${service}`),
)

test('while ten hostile clients are at work, nothing is refused to a visitor', async ({ site }) => {
  const port = Number(new URL(site.url).port)
  const photo = await uploadedPhoto(site)
  const attacks = attack(site, photo, Object.keys(ATTACKS) as AttackName[])
  const visits = load({
    port,
    requests: ['/', '/services', '/tv-mounting?lang=fr'].map((path) => head(path, 'gzip, br')),
    seconds: SECONDS,
    connections: 8,
    rate: 50,
  })
  const visitor = { 'x-forwarded-for': '203.0.113.1' }
  const snapshot = new Uint8Array(await phonePhoto())
  const refused: string[] = []
  let asks = 0
  let longest = 0
  const end = performance.now() + SECONDS * 1_000
  for (let visit = 0; performance.now() < end; visit++) {
    const lead = { type: 'contact', submission_id: randomUUID(), payload: PAYLOADS.contact }
    const asked = performance.now()
    const answers: [string, Promise<Response>, number][] = [
      ['the search', fetch(`${site.url}/api/search-index`, { headers: visitor }), 200],
      ['a picture', fetch(`${site.url}${photo}?w=640`, { headers: visitor }), 200],
      [
        'a page not made yet',
        fetch(`${site.url}${PAGES_OF_NO_BUILD[visit % PAGES_OF_NO_BUILD.length]}`),
        200,
      ],
      [
        'a photo',
        fetch(`${site.url}/api/leads/photos?submission_id=${randomUUID()}`, {
          method: 'POST',
          body: snapshot,
          headers: { 'x-forwarded-for': `203.0.113.${visit % 250}` },
        }),
        201,
      ],
      [
        'a form',
        fetch(`${site.url}/api/leads`, {
          method: 'POST',
          headers: { ...visitor, 'content-type': 'application/json' },
          body: JSON.stringify(lead),
        }),
        202,
      ],
    ]
    for (const [name, answer, status] of answers) {
      const response = await answer
      longest = Math.max(longest, performance.now() - asked)
      asks++
      await response.arrayBuffer()
      if (response.status !== status) refused.push(`${name}: ${response.status}`)
    }
  }
  const { statuses, median, p99 } = await visits
  await attacks.stop()
  console.log(`  the longest wait for a form, a photo or a search: ${longest.toFixed(0)} ms`)
  console.log(`  visitors: median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  for (const [kind, answers] of attacks.answers) console.log(`  ${kind}: ${JSON.stringify(answers)}`)
  recordRows('tests/sweep/hostile.spec.ts', {
    'visits and forms beside ten hostile clients': {
      tried: asks + Object.values(statuses).reduce((sum, count) => sum + count, 0),
      lost:
        refused.length +
        Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0),
    },
  })
  expect(refused).toEqual([])
  // A slow body has its place for ten seconds; nobody waits for more than one of them.
  expect(longest).toBeLessThan(20_000)
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(await (await fetch(`${site.url}/api/health`)).json()).toEqual({ status: 'ok' })
})
