import { expect, type Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { testInStudio } from '../e2e/fixtures.ts'
import { INSPECTED } from '../e2e/inspector.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { type Site, startSite } from '../e2e/site.ts'
import { field, goTo, openDocument, openStudio, setLocalized } from '../e2e/studio.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'
import { setClock } from './clock.ts'

const test = testInStudio(PEOPLE.editor, { env: INSPECTED })

const HOUR = 3_600_000
/** A session without a request lasts for longer: whoever is in the Studio stays there when the clock is set to it. */
const LATER = 6 * HOUR

test.afterAll(printClicks)

/** The first heading of a page as visitors get it. */
const heading = async ({ url }: Site, path: string) => (await fetchPage(url + path)).h1

const publishings = async ({ client }: Site) =>
  await client.fetch('count(*[_type == "system.release" && state == "published"])')

const RELEASE = 'rBlackFriday'
const SERVICES = ['service-ceiling-fans', 'service-tv-mounting']
const NAME = { en: 'Black Friday special', fr: 'Spécial Vendredi fou' }
const PAGES = [
  ['/ceiling-fans', NAME.en],
  ['/ceiling-fans?lang=fr', NAME.fr],
  ['/tv-mounting', NAME.en],
  ['/tv-mounting?lang=fr', NAME.fr],
] as const

/** Opens a page as the Studio's preview does. With hosted Sanity it shows by a secret of the dataset who asks. */
async function preview(page: Page, { client }: Site, path: string, perspective: string): Promise<void> {
  const { secret } = await createPreviewSecret(client, 'sanity/presentation', '/studio')
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': perspective,
  })
  await page.goto(`/api/draft-mode/enable?${query}`)
}

test('a release is previewed together, and is live at its time, all at once and in both languages', async ({
  page,
  site,
}) => {
  const { url, client } = site
  const live = () =>
    Promise.all(PAGES.map(async ([path, name]) => (await fetchPage(url + path)).h1?.includes(name)))
  await client.releases.create({ releaseId: RELEASE, metadata: { title: 'Black Friday' } })
  for (const id of SERVICES) {
    await client.createVersion({ releaseId: RELEASE, publishedId: id, baseId: id })
    await client.patch(`versions.${RELEASE}.${id}`).set({ 'name.en': NAME.en, 'name.fr': NAME.fr }).commit()
  }

  for (const [path, name] of PAGES) {
    await preview(page, site, path, `${RELEASE},drafts`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await preview(page, site, '/tv-mounting', 'drafts')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(NAME.en)

  expect(await live()).toEqual([false, false, false, false])
  await client.releases.schedule({
    releaseId: RELEASE,
    publishAt: new Date(Date.now() + 1_000).toISOString(),
  })
  await expect.poll(live).toEqual([true, true, true, true])
  const [first, second] = await client.getDocuments(SERVICES)
  expect(first?._rev, 'one transaction').toBe(second?._rev)
})

const CAMPAIGN = 'rSpringSale'
const CAMPAIGN_PATH = '/spring-sale'
const CAMPAIGN_TITLE = { en: 'Spring sale', fr: 'Solde du printemps' }

/** Makes a release of a new campaign page and of three other prices, which the page lists too. */
async function makeCampaign({ client }: Site) {
  const category = 'category-electrical'
  const found: { id: string; path: string }[] = await client.fetch(
    `*[_type == "service" && references($category) && defined(slug.current)] | order(_id)[0...3]{
      "id": _id, "path": "/" + slug.current
    }`,
    { category },
  )
  const services = found.map((service, place) => ({ ...service, price: 711 + place }))
  await client.releases.create({ releaseId: CAMPAIGN, metadata: { title: CAMPAIGN_TITLE.en } })
  for (const { id, price } of services) {
    await client.createVersion({ releaseId: CAMPAIGN, publishedId: id, baseId: id })
    await client
      .patch(`versions.${CAMPAIGN}.${id}`)
      .set({ priceRange: `$${price}-$${price + 100}` })
      .commit()
  }
  const publishedId = 'landing-spring-sale'
  await client.createVersion({
    releaseId: CAMPAIGN,
    publishedId,
    document: {
      _id: `versions.${CAMPAIGN}.${publishedId}`,
      _type: 'landingPage',
      title: { _type: 'localeString', ...CAMPAIGN_TITLE },
      slug: { _type: 'slug', current: CAMPAIGN_PATH.slice(1) },
      sections: [
        {
          _type: 'priceListBlock',
          _key: 'prices',
          title: { _type: 'localeString', en: 'Prices', fr: 'Prix' },
          categories: [{ _type: 'reference', _key: 'a', _ref: category }],
        },
      ],
    },
  })
  return { services, ids: [publishedId, ...services.map(({ id }) => id)] }
}

test('a campaign page and three prices: shared by link, live together at their minute, taken back together', async ({
  page,
  newPage,
  site,
}) => {
  const { services, ids } = await makeCampaign(site)
  const live = async () => {
    const { status } = await fetchPage(site.url + CAMPAIGN_PATH)
    const prices = services.map(async ({ path, price }) =>
      (await fetchPage(site.url + path)).text.includes(`$${price}`),
    )
    return [status, ...(await Promise.all(prices))]
  }
  const [before, after] = [
    [404, false, false, false],
    [200, true, true, true],
  ]

  const made = await page.request.post('/api/shares', {
    data: { path: CAMPAIGN_PATH, days: 1, perspective: CAMPAIGN },
  })
  const link = new URL((await made.json()).link)
  const stranger = await newPage()
  for (const [lang, title] of Object.entries(CAMPAIGN_TITLE)) {
    link.searchParams.set('lang', lang)
    await stranger.goto(link.pathname + link.search)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const { price } of services) await expect(stranger.locator('main')).toContainText(String(price))
  }
  expect(await live()).toEqual(before)

  await site.client.releases.schedule({
    releaseId: CAMPAIGN,
    publishAt: new Date(Date.now() + HOUR).toISOString(),
  })
  await setClock(site, HOUR - 60_000)
  // The server looks every second for what is due.
  await new Promise((done) => setTimeout(done, 2_500))
  expect(await live(), 'a minute before').toEqual(before)
  await setClock(site, HOUR)
  await expect.poll(live).toEqual(after)
  const revisions = (await site.client.getDocuments(ids)).map((document) => document?._rev)
  expect(new Set(revisions).size, 'one transaction').toBe(1)

  await openStudio(page, `/studio/releases/${CAMPAIGN}`)
  await page.getByTestId('revert-button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 documents will be restored')
  await expect(dialog).toContainText('1 document will be unpublished')
  await dialog.getByText('Immediately revert the release').click()
  await dialog.getByRole('button', { name: 'Revert now' }).click()
  await expect.poll(live).toEqual(before)
  await setClock(site, 0)
})

test('a draft is published at its minute, from the Studio in four clicks, and seen in the calendar until then', async ({
  page,
  site,
}) => {
  await openDocument(page, 'service-eavestrough-installation', 'service')
  const clicks = await countClicks(page)
  await setLocalized(page, 'name', 'en', 'Eavestroughs, before the snow')
  await setLocalized(page, 'name', 'fr', 'Gouttières, avant la neige')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  clicks()
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const dialog = page.getByRole('dialog')
  // The next morning, so that nobody has to correct a time that has passed.
  await expect(dialog.getByLabel('Date and time')).toHaveValue(/T08:00$/)
  await dialog.getByLabel('Date and time').fill(localMinute(new Date(Date.now() + LATER)))
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog).toBeHidden()
  noteClicks('A draft published at a set time', clicks(), 4)

  const scheduled = () => site.client.fetch('*[_type == "system.release" && state == "scheduled"]')
  await expect.poll(async () => (await scheduled()).length).toBe(1)
  // What was seen when it was scheduled is what is published.
  await expect(field(page, 'name.en').locator('input')).toHaveAttribute('readonly', '')
  await goTo(page, '/studio/intent/releases-scheduled-drafts/view=drafts/')
  await expect(page.getByTestId('table-row')).toContainText('Eavestroughs, before the snow')

  expect(await heading(site, '/eavestrough-installation')).not.toContain('before the snow')
  await setClock(site, LATER)
  await expect
    .poll(() => heading(site, '/eavestrough-installation'))
    .toContain('Eavestroughs, before the snow')
  await setClock(site, 0)
  await expect(page.getByTestId('table-row')).toHaveCount(0)
})

test('a page is taken off the site at its minute', async ({ page, site }) => {
  await site.client.create({
    _id: 'faq-short',
    _type: 'faq',
    question: { en: 'Until when?', fr: 'Jusqu’à quand?' },
  })
  await openDocument(page, 'faq-short', 'faq')
  const clicks = await countClicks(page)
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take off the site…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take it off the site' })
  await dialog.getByLabel('At a set time').check()
  await dialog.getByLabel('Date and time').fill(localMinute(new Date(Date.now() + LATER)))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  noteClicks('A page taken off at a set time', clicks(), 4)
  expect(await site.client.getDocument('faq-short')).toBeDefined()
  await setClock(site, LATER + 60_000)
  await expect.poll(() => site.client.getDocument('faq-short')).toBeUndefined()
  await setClock(site, 0)
  expect(await site.client.getDocument('drafts.faq-short')).toBeDefined()
})

test('a page is taken off the site at once, and a document of which there is one says why it stays', async ({
  page,
  site,
}) => {
  await site.client.create({
    _id: 'faq-off',
    _type: 'faq',
    question: { _type: 'localeString', en: 'Still?', fr: 'Encore?' },
  })
  await openDocument(page, 'faq-off', 'faq')
  const clicks = await countClicks(page)
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take off the site…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
  await expect.poll(() => site.client.getDocument('faq-off')).toBeUndefined()
  noteClicks('Off the site now', clicks(), 3)
  await expect(page.getByText('Off the site: Still?')).toBeVisible()
  expect(await site.client.getDocument('drafts.faq-off')).toBeDefined()

  await openDocument(page, 'careersPage', 'careersPage')
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  const stays = page.getByRole('menuitem', { name: 'Take off the site…' })
  await expect(stays).toBeDisabled()
  await stays.hover({ force: true })
  await expect(page.getByText('There is one document of this kind')).toBeVisible()
})

test('what goes live later in English only is asked about when it is scheduled', async ({ page, site }) => {
  await openDocument(page, 'faq-general-1', 'faq')
  await setLocalized(page, 'question', 'en', 'Right now?')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const question = page.getByRole('dialog', { name: 'The French is not ready' })
  await question.getByRole('button', { name: 'Publish in English only' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect
    .poll(() => site.client.fetch('*[_type == "system.release" && metadata.title match "Right now*"].state'))
    .toEqual(['scheduled'])
})

test('what could not be published says why, where it is listed', async ({ page, site }) => {
  const { client } = site
  await client.create({ _id: 'faq-late', _type: 'faq', question: { en: 'Why?', fr: 'Pourquoi?' } })
  await client.releases.create({
    releaseId: 'rLate',
    metadata: { title: 'Late autumn', releaseType: 'scheduled' },
  })
  await client.createVersion({
    releaseId: 'rLate',
    publishedId: 'faq-refers',
    document: {
      _id: 'versions.rLate.faq-refers',
      _type: 'faq',
      to: { _type: 'reference', _ref: 'faq-late', _weak: true, _strengthenOnPublish: { type: 'faq' } },
    },
  })
  await client.releases.schedule({
    releaseId: 'rLate',
    publishAt: new Date(Date.now() + 2_000).toISOString(),
  })
  await client.delete('faq-late')
  await goTo(page, '/studio/releases')
  const reason = page.getByText('It names a document that is not published, or is gone.')
  await expect(reason).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Late autumn' })).toBeVisible()
})

test('a schedule survives kill -9 one second before its minute, and happens once', async ({ site, mode }) => {
  test.skip(mode === 'hosted', 'There, Sanity publishes what is due.')
  const { client } = site
  const before = await publishings(site)
  await client.releases.create({ releaseId: 'rCrash' })
  await client.createVersion({
    releaseId: 'rCrash',
    publishedId: 'service-tv-mounting',
    baseId: 'service-tv-mounting',
  })
  await client.patch('versions.rCrash.service-tv-mounting').set({ 'name.en': 'After the crash' }).commit()
  const publishAt = Date.now() + 4_000
  await client.releases.schedule({ releaseId: 'rCrash', publishAt: new Date(publishAt).toISOString() })
  await new Promise((done) => setTimeout(done, publishAt - 1_000 - Date.now()))
  expect(await heading(site, '/tv-mounting')).not.toContain('After the crash')
  await site.crashAndRestart()
  await expect.poll(() => heading(site, '/tv-mounting')).toContain('After the crash')
  expect(await publishings(site)).toBe(before + 1)
})

test('with two processes a schedule happens once', async ({ site, mode }) => {
  test.skip(mode === 'hosted', 'There, Sanity publishes what is due.')
  const { client } = site
  const second = await startSite({ env: { DATA_DIR: site.dataDir } })
  const before = await publishings(site)
  await client.releases.create({ releaseId: 'rTwo' })
  await client.createVersion({
    releaseId: 'rTwo',
    publishedId: 'service-tv-mounting',
    baseId: 'service-tv-mounting',
  })
  await client.patch('versions.rTwo.service-tv-mounting').set({ 'name.en': 'By one of two' }).commit()
  await client.releases.schedule({ releaseId: 'rTwo', publishAt: new Date(Date.now() + 1_500).toISOString() })
  for (const server of [site, second]) {
    await expect.poll(() => heading(server, '/tv-mounting')).toContain('By one of two')
  }
  await new Promise((done) => setTimeout(done, 2_500))
  const { events } = await (
    await fetch(`${site.url}/api/lake/v1/data/history/production/events/releases/rTwo`, {
      headers: { authorization: `Bearer ${site.token}` },
    })
  ).json()
  expect(events.filter(({ type }: { type: string }) => type === 'publishRelease')).toHaveLength(1)
  expect(await publishings(site)).toBe(before + 1)
  await second.stop()
})

/** For a `datetime-local` field. */
function localMinute(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${timeOf(at)}`
}

const timeOf = (at: Date) => at.toTimeString().slice(0, 5)
