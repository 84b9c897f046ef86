import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, expect } from '@playwright/test'
import { ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { openDocument, requestsOf } from './studio.ts'

/** Links that show the drafts of one page to people without an account. */
const test = testInStudio(PEOPLE.editor)

const SECRET = 'TV in secret'
const OTHER = 'Fans in secret'

async function draftOf(site: Site, id: string, en: string) {
  const published = await site.client.getDocument(id)
  await site.client.createOrReplace({
    ...published,
    _id: `drafts.${id}`,
    _type: 'service',
    name: { _type: 'localeString', en, fr: `${en}, en français` },
  })
}

async function makeLink(
  request: APIRequestContext,
  site: Site,
  path = '/tv-mounting',
  perspective = 'drafts',
) {
  const made = await request.post('/api/shares', { data: { path, days: 1, perspective } })
  expect(made.status()).toBe(200)
  const { link, shared } = await made.json()
  const { pathname, search, searchParams } = new URL(link)
  expect(pathname).toBe(path)
  return { address: site.url + pathname + search, secret: searchParams.get('share') ?? '', id: shared.id }
}

test('a link shows that page with its drafts, in both languages, and nothing else', async ({
  page,
  site,
}) => {
  await draftOf(site, 'service-tv-mounting', SECRET)
  await draftOf(site, 'service-ceiling-fans', OTHER)
  const { address, secret } = await makeLink(page.request, site)

  for (const [lang, name, line] of [
    ['', SECRET, 'This is a draft. Until'],
    ['&lang=fr', `${SECRET}, en français`, 'Ceci est un brouillon, partagé avec vous jusqu’au'],
  ]) {
    const answer = await fetch(address + lang)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`${name}</h1>`)
    expect(html).toContain(line)
    expect(html).not.toContain(OTHER)
    expect(html, 'marks of the overlays').not.toMatch(/[\u200b-\u200d\ufeff]{9}/)
    expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect([...answer.headers].join()).not.toContain('montage-shared')
    expect([...answer.headers].join()).not.toContain('__prerender_bypass')
  }

  // Without scripts the language link stays in the draft.
  const french = await (await fetch(`${address}&lang=fr`)).text()
  expect(french).toContain(`href="/tv-mounting?share=${secret}"`)

  const share = `share=${secret}`
  const refused = [
    '/',
    '/services',
    '/ceiling-fans',
    '/toronto/tv-mounting',
    '/en/service/tv-mounting',
    '/get-quote',
    '/TV-mounting',
    '/tv-mounting/',
  ]
  for (const path of refused) {
    const answer = await fetch(`${site.url}${path}?${share}`, { redirect: 'manual' })
    expect([403, 308], path).toContain(answer.status)
    expect(await answer.text(), path).not.toMatch(/in secret/)
  }
  const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  for (const headers of [{ rsc: '1' }, router]) {
    const answer = await fetch(`${address}&_rsc=1`, { headers, redirect: 'manual' })
    expect(answer.status).toBe(403)
  }
  const asOthers = [
    '/tv-mounting',
    '/tv-mounting?lang=fr',
    '/services',
    `/api/search-index?${share}`,
    `/sitemap/services-1.xml?${share}`,
    `/social/en/service/tv-mounting.png?${share}`,
    `/api/lake/v2026-09-01/data/query/production?query=*[_type=="service"].name&${share}`,
    `/api/shares?${share}`,
    `/api/draft-mode/enable?${share}`,
  ]
  for (const path of [...asOthers, ...asOthers]) {
    const headers = { authorization: `Bearer ${secret}`, cookie: `montage-shared=${secret}` }
    for (const init of [{}, { headers }]) {
      expect(await (await fetch(site.url + path, init)).text(), path).not.toMatch(/in secret/)
    }
  }
})

test(
  'a link made while a release is looked at shows the page as the release will make it',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const releaseId = 'rSharedSale'
    await site.client.releases.create({ releaseId, metadata: { title: 'Sale', releaseType: 'asap' } })
    const service = await site.client.getDocument('service-tv-mounting')
    await site.client.createVersion({
      releaseId,
      publishedId: 'service-tv-mounting',
      document: {
        ...service,
        _id: `versions.${releaseId}.service-tv-mounting`,
        _type: 'service',
        priceRange: '$77-$88',
      },
    })
    await site.client.createVersion({
      releaseId,
      publishedId: 'landing-shared-sale',
      document: {
        _id: `versions.${releaseId}.landing-shared-sale`,
        _type: 'landingPage',
        title: { _type: 'localeString', en: 'Sale in secret', fr: 'Solde secret' },
        slug: { _type: 'slug', current: 'shared-sale' },
      },
    })
    const { address } = await makeLink(page.request, site, '/shared-sale', releaseId)
    expect((await fetchPage(address)).h1).toBe('Sale in secret')
    expect((await fetchPage(`${address}&lang=fr`)).h1).toBe('Solde secret')
    expect((await fetchPage(`${site.url}/shared-sale`)).status).toBe(404)
    const [inRelease, withDrafts] = [
      await makeLink(page.request, site, '/toronto/tv-mounting', releaseId),
      await makeLink(page.request, site, '/tv-mounting'),
    ]
    expect((await fetchPage(inRelease.address)).text).toContain('$77')
    expect((await fetchPage(withDrafts.address)).text).not.toContain('$77')
  },
)

test(
  'a link that is over, or was made up, is refused with a page that says so',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await draftOf(site, 'service-tv-mounting', SECRET)
    const [revoked, expired] = [await makeLink(page.request, site), await makeLink(page.request, site)]
    expect((await page.request.delete(`/api/shares/${revoked.id}`)).status()).toBe(200)
    const database = new DatabaseSync(`${site.dataDir}/leads.sqlite`, { timeout: 5_000 })
    database.prepare('UPDATE share_links SET expires_at = ? WHERE id = ?').run(Date.now(), expired.id)
    expect(JSON.stringify(database.prepare('SELECT * FROM share_links').all())).not.toContain(expired.secret)
    database.close()

    const madeUp = `${site.url}/tv-mounting?share=${'a'.repeat(43)}`
    for (const address of [revoked.address, expired.address, madeUp, `${site.url}/tv-mounting?share=`]) {
      const english = await fetchPage(address)
      expect([english.status, english.h1], address).toEqual([403, 'This link no longer opens'])
      const french = await fetchPage(`${address}&lang=fr`)
      expect([french.status, french.h1, french.lang], address).toEqual([
        403,
        'Ce lien ne fonctionne plus',
        'fr-CA',
      ])
      expect(english.html + french.html).not.toMatch(/in secret/)
    }
    const answer = await fetch(revoked.address)
    expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect((await fetchPage(`${site.url}/tv-mounting`)).h1).toBe('TV mounting')
  },
)

test('editors share, others do not', ONLY_IN_SWEEP, async ({ page, playwright, baseURL, site }) => {
  const stranger = await playwright.request.newContext({ baseURL })
  const data = { path: '/tv-mounting', days: 1 }
  expect((await stranger.get('/api/shares')).status()).toBe(401)
  expect((await stranger.post('/api/shares', { data })).status()).toBe(401)
  const translator = await requestsOf(playwright.request, baseURL, PEOPLE.translator)
  expect((await translator.post('/api/shares', { data })).status()).toBe(403)
  expect((await translator.get('/api/shares')).status()).toBe(403)
  const { id } = await makeLink(page.request, site)
  expect((await translator.delete(`/api/shares/${id}`)).status()).toBe(403)
  const foreign = { origin: 'https://example.com' }
  expect((await page.request.post('/api/shares', { data, headers: foreign })).status()).toBe(403)
  for (const path of ['/no-such-page', '//example.com', '/api/leads', '/offline', '/studio', '/en/about']) {
    const answer = await page.request.post('/api/shares', { data: { ...data, path } })
    expect(answer.status(), path).toBe(path.startsWith('//') ? 400 : 422)
  }
  for (const days of [0, 400, '1']) {
    const answer = await page.request.post('/api/shares', { data: { ...data, days } })
    expect(answer.status()).toBe(400)
  }
})

test(
  'from the document: three clicks to the link; the list revokes it',
  ONLY_IN_SWEEP,
  async ({ page, newPage, site }) => {
    await draftOf(site, 'service-tv-mounting', SECRET)
    await openDocument(page, 'service-tv-mounting', 'service')
    await page.getByTestId('document-pane').getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', { name: 'Share draft…' }).click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the draft of this page' })
    const link = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue())

    const stranger = await newPage()
    const problems: string[] = []
    stranger.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await stranger.goto(link.pathname + link.search)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(SECRET)
    // A script follows this link; the page comes as a whole.
    await stranger.locator('header a[hreflang="fr-CA"]:visible').first().click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${SECRET}, en français`)
    await expect(stranger.getByText('Ceci est un brouillon')).toBeVisible()
    expect(problems).toEqual([])

    const listed = dialog.getByRole('listitem').filter({ hasText: '/tv-mounting' })
    await expect(listed.first()).toContainText(/editor/i)
    const before = await listed.count()
    await listed.first().getByRole('button', { name: 'Revoke' }).click()
    await expect(listed).toHaveCount(before - 1)
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne fonctionne plus')
  },
)
