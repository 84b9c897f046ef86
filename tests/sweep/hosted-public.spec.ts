import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import en from '#app/studio-guide/_text/en.json' with { type: 'json' }
import fr from '#app/studio-guide/_text/fr.json' with { type: 'json' }
import type { SceneText } from '#app/studio-guide/_text/shape.ts'
import { sitemapPaths } from '../e2e/crawl.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { sharedSite } from '../e2e/shared-site.ts'
import { hostedRequests, startHostedSite } from '../hosted/hosted-site.ts'
import { expectSamePages, PARTS } from './same-pages.ts'
import { recordRows } from './table.ts'

/* What visitors see when the content is in hosted Sanity, and how often Sanity is asked for it. Only in the project `hosted`. */

const SPEC = 'tests/sweep/hosted-public.spec.ts'

const test = testWithSite({ ownAddress: true })

for (const part of PARTS) {
  test(`the whole public site is as with the embedded lake: ${Object.values(part)}`, async ({ site }) => {
    const { projectId } = hostedRequests()
    await expectSamePages(SPEC, [sharedSite().url, site.url], part, (page) =>
      // A document was changed last when it was pushed.
      page.replace(/"dateModified":"[^"]*"/g, '').replaceAll(`/${projectId}/`, '/montage/'),
    )
  })
}

test('the guide to the Studio says how people sign in at Sanity', async ({ site }) => {
  for (const [path, { scenes }] of [
    ['/studio-guide', en],
    ['/studio-guide?lang=fr', fr],
  ] as const) {
    const { text } = await fetchPage(site.url + path)
    for (const scene of ['sign-in', 'people', 'translate'] as const) {
      const { lead, steps, note, hosted }: SceneText = scenes[scene]
      const shown = plain(text)
      for (const part of [hosted?.lead ?? lead, hosted?.note ?? note]) expect(shown).toContain(plain(part))
      if (hosted?.steps) expect(shown).not.toContain(plain(steps[0]))
    }
  }
})

const plain = (marked = '') => marked.replaceAll(/\*\*|\s/g, '')

/** Of the one page that is asked for meanwhile, and of the list of pages. */
const MOST_AFTER_PUBLISH = 4

const LEADING_NOWHERE = Array.from({ length: 20 }, (_, index) => `/no-such-place-${index}`)

test('a stored page asks Sanity nothing; a publish asks for what it changes, once', async ({ site }) => {
  const { counts, forget } = hostedRequests()
  const queries = () => ({ api: counts.get('query') ?? 0, cdn: counts.get('query by CDN') ?? 0 })
  const untilQuiet = async () => {
    for (let before = -1; before !== queries().api + queries().cdn; await wait(7_000))
      before = queries().api + queries().cdn
  }
  const paths = (await sitemapPaths(site.url)).slice(0, 100)
  const visitAll = async () => {
    for (const path of paths) await fetchPage(site.url + path)
  }
  await untilQuiet()

  // This server has another address than its build, so it makes each page at the first visit.
  forget()
  await visitAll()
  console.log(`  ${paths.length} pages that are made: ${JSON.stringify(queries())}`)
  expect(queries().api).toBe(0)
  await untilQuiet()
  forget()
  await visitAll()
  console.log(`  ${paths.length} stored pages: ${JSON.stringify(queries())}`)
  expect(queries()).toEqual({ api: 0, cdn: 0 })

  forget()
  for (const path of LEADING_NOWHERE) expect((await fetchPage(site.url + path)).status).toBe(404)
  console.log(`  ${LEADING_NOWHERE.length} unknown addresses: ${JSON.stringify(queries())}`)
  expect(queries().api + queries().cdn).toBeLessThanOrEqual(1)

  for (const [what, id, change] of [
    ['price', 'service-tv-mounting', { priceRange: '$131-$331' }],
    ['word of every page', 'siteSettings', { 'tagline.en': 'Counted.' }],
  ] as const) {
    forget()
    await site.client.patch(id).set(change).commit()
    await expect
      .poll(async () => (await fetchPage(`${site.url}/tv-mounting`)).text)
      .toContain(Object.values(change)[0])
    await untilQuiet()
    console.log(`  a publish of a ${what}: ${JSON.stringify(queries())}`)
    expect(queries().api + queries().cdn).toBeLessThanOrEqual(MOST_AFTER_PUBLISH)
  }
})

const PUBLISHES = 20
/** Milliseconds. */
const WISHED = 500

test('a publish is on three machines', async ({ site }) => {
  const others = await Promise.all([startHostedSite(), startHostedSite()])
  const machines = [site, ...others]
  const times: number[] = []
  // Servers that have just started make their first pages.
  await wait(30_000)
  for (let count = 0; count < PUBLISHES; count++) {
    await wait(6_000)
    const text = `Publish ${count}.`
    await site.client.patch('service-tv-mounting').set({ 'name.en': text }).commit({ visibility: 'async' })
    const from = performance.now()
    times.push(
      ...(await Promise.all(
        machines.map(async ({ url }) => {
          while (!(await (await fetch(`${url}/tv-mounting`)).text()).includes(text)) await wait(25)
          return performance.now() - from
        }),
      )),
    )
  }
  for (const other of others) await other.stop()
  const sorted = times.toSorted((one, other) => one - other)
  const [median = 0, slowest = 0] = [sorted[times.length >> 1], sorted.at(-1)]
  console.log(`  fresh after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest)`)
  const late = times.filter((time) => time > WISHED).length
  recordRows(SPEC, { [`publishes later than ${WISHED} ms`]: { tried: times.length, lost: late } })
  expect(median).toBeLessThanOrEqual(WISHED)
})
