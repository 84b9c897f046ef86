import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, otherLanguage } from '#lib/i18n/languages.ts'
import type { Lead } from '#lib/leads/lead.ts'
import { freePort } from '../free-port.ts'
import { notPhoto, phonePhoto, pngPhoto, widePhoto } from '../sample-photos.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { untilTaken } from './measured-pages.ts'
import { ADMIN } from './people.ts'
import type { Site } from './site.ts'
import { LEAD_ENV, leadsOf } from './stored-leads.ts'
import { openStudio } from './studio.ts'

const CRM_PORT = await freePort()

const test = testInStudio(ADMIN, { env: { ...LEAD_ENV, CRM_WEBHOOK_URL: `http://127.0.0.1:${CRM_PORT}/` } })

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** What the CRM got. */
const arrived: Lead[] = []

const crm = createServer(async (request, response) => {
  arrived.push(((await json(request)) as { payload: Lead }).payload)
  response.end('{}')
})
test.beforeAll(async () => {
  crm.listen(CRM_PORT, '127.0.0.1')
  await once(crm, 'listening')
})
test.afterAll(() => crm.close())

const form = (page: Page) => page.locator('form[action="/api/leads"]')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const summary = (page: Page) =>
  form(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('heading') })
const submit = (page: Page) => form(page).locator('button[type=submit]').locator('visible=true')

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType })

async function fillIn(page: Page, email: string) {
  await control(page, 'name').fill('Amélie Gagnon')
  await control(page, 'email').fill(email)
  await control(page, 'city').fill('Gatineau')
  await control(page, 'province_state').selectOption('QC')
  await control(page, 'message').fill('A heat pump for two floors.')
}

/** The links that the CRM got, at the server of the test. */
async function linksOf(site: Site, email: string): Promise<string[]> {
  const leadOf = () => arrived.find((lead) => lead.email === email)
  await expect.poll(leadOf).toBeDefined()
  return (leadOf()?.photos ?? []).map((link) => link.replace(new URL(link).origin, site.url))
}

for (const lang of LANGUAGES) {
  const { forms, requestPage } = getDictionary(lang)
  const { photos: words, errors, successes } = forms
  const path = localizedHref('/get-quote?service=heat-pump-installation', lang)
  const colon = lang === 'fr' ? '\u00A0: ' : ': '
  const received = (done: number, count: number) =>
    fillPlaceholders(words.received, { done: String(done), count: String(count) })
  const row = (page: Page, name: string) => form(page).getByRole('listitem').filter({ hasText: name })

  for (const scripts of [true, false]) {
    const email = `photos-${lang}-${scripts}@courriel.example`

    test(
      `${lang}, ${scripts ? 'with' : 'without'} scripts: two photos arrive with a request`,
      inEveryRun(lang === 'en' && !scripts),
      async ({ newPage, site }) => {
        const page = await newPage({ javaScriptEnabled: scripts })
        await page.goto(path)
        await fillIn(page, email)
        const photos = control(page, 'photos')
        await expect(photos).toHaveAccessibleDescription(words.hint)
        if (scripts) {
          // Without scripts another choice takes the place of the first one.
          await untilTaken(photos)
          await photos.setInputFiles(file('wall.jpg', await phonePhoto()))
          await photos.setInputFiles([
            file('notes.txt', Buffer.from('No photo'), 'text/plain'),
            file('old.jpg', await phonePhoto(2)),
            file('panel.png', await pngPhoto(), 'image/png'),
          ])
          const rows = form(page)
            .getByRole('listitem')
            .filter({ hasText: /\.(jpg|png|txt)/ })
          await expect(rows).toHaveCount(4)
          await expect(rows.filter({ hasText: 'notes.txt' }).getByRole('alert')).toContainText(
            `notes.txt${colon}${errors.photosUnreadable}`,
          )
          await expect(form(page).getByRole('status')).toHaveText(received(3, 3))
          await expectNothingFound(page, { part: 'form[action="/api/leads"]' })
          await form(page)
            .getByRole('button', { name: words.removeOne.replace('{name}', 'old.jpg') })
            .click()
          await expect(photos).toBeFocused()
          await expect(rows).toHaveCount(3)
          await expect(form(page).getByRole('status')).toHaveText(received(2, 2))
        } else {
          await photos.setInputFiles([
            file('wall.jpg', await phonePhoto()),
            file('panel.png', await pngPhoto(), 'image/png'),
          ])
        }
        await submit(page).click()
        await expect(page.getByText(successes.lead.title).first()).toBeVisible()
        await expect(page.getByRole('region', { name: requestPage.photos }).getByRole('img')).toHaveCount(2)
        expect(leadsOf(site, email)).toMatchObject([{ photos: [expect.any(String), expect.any(String)] }])

        const links = await linksOf(site, email)
        expect(links).toHaveLength(2)
        for (const link of links) {
          const response = await fetch(link)
          expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
          const { exif, format } = await sharp(await response.arrayBuffer()).metadata()
          expect([exif, format]).toEqual([undefined, 'jpeg'])
        }
        const [link = ''] = links
        expect((await fetch(link.replace(/signature=./, 'signature=z'))).status).toBe(403)
        expect((await fetch(expired(site, link))).status).toBe(410)
      },
    )
  }

  test(
    `${lang}, without scripts: what is no photo comes back with a sentence; the rest is kept`,
    inEveryRun(lang === 'fr'),
    async ({ newPage, site }) => {
      const email = `refused-${lang}@courriel.example`
      const page = await newPage({ javaScriptEnabled: false })
      await page.goto(path)
      await fillIn(page, email)
      await control(page, 'photos').setInputFiles([
        file('virus.jpg', notPhoto()),
        file('wall.jpg', await phonePhoto()),
        file('panel.png', await pngPhoto(), 'image/png'),
      ])
      await submit(page).click()
      await expect(page).toHaveURL(/attempt=/)
      await expect(summary(page)).toContainText(errors.photosUnreadable)
      await expect(control(page, 'message')).toHaveValue('A heat pump for two floors.')
      const kept = form(page).getByRole('checkbox', { name: /Photo \d|photo \d/ })
      await expect(kept).toHaveCount(2)
      await kept.first().uncheck()
      await submit(page).click()
      await expect(page.getByRole('region', { name: requestPage.photos }).getByRole('img')).toHaveCount(1)
      expect(await linksOf(site, email)).toHaveLength(1)
    },
  )

  test(
    `${lang}, without scripts: photos that are too large leave what was typed`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const email = `large-${lang}@courriel.example`
      const page = await newPage({ javaScriptEnabled: false })
      await page.goto(path)
      await fillIn(page, email)
      const large = Buffer.alloc(9 * 1024 * 1024)
      await control(page, 'photos').setInputFiles([1, 2, 3].map((n) => file(`${n}.jpg`, large)))
      await submit(page).click()
      await expect(page).toHaveURL(/attempt=/)
      await expect(summary(page)).toContainText(errors.photosTooLarge)
      await expect(control(page, 'email')).toHaveValue(email)
      await submit(page).click()
      await expect(page).toHaveURL(/\/request\/M-/)
      expect(leadsOf(site, email)).toMatchObject([{ photos: [] }])
    },
  )

  test(
    `${lang}, with scripts: the wizard says at once which file is no photo, and sends the others`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const email = `wizard-${lang}@courriel.example`
      const page = await newPage()
      const toStep = async (step: number) => {
        await submit(page).click()
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step))
      }
      await page.goto(localizedHref('/book-installation?service=heat-pump-installation', lang))
      await expect(page).toHaveTitle(/^(Step|Étape) 2/)
      await control(page, 'name').fill('Amélie Gagnon')
      await control(page, 'email').fill(email)
      await control(page, 'city').fill('Gatineau')
      await control(page, 'province_state').selectOption('QC')
      await toStep(3)
      await control(page, 'message').fill('A heat pump for two floors.')
      await toStep(4)
      await control(page, 'photos').setInputFiles([
        file('wall.jpg', await phonePhoto()),
        file('virus.jpg', notPhoto()),
      ])
      await expect(row(page, 'virus.jpg').getByRole('alert')).toContainText(errors.photosUnreadable)
      await submit(page).click()
      await expect(page.getByRole('region', { name: requestPage.photos }).getByRole('img')).toHaveCount(1)
      expect(leadsOf(site, email)).toMatchObject([{ photos: [expect.any(String)] }])
    },
  )

  test(
    `${lang}: each bad file has its own error, photos are scaled before they are sent, and a request waits for them`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const email = `bad-files-${lang}@courriel.example`
      const page = await newPage({ serviceWorkers: 'block' })
      const sent: Buffer[] = []
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/api/leads/photos?*', async (route) => {
        sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
        await held
        await route.continue()
      })
      await page.goto(path)
      await untilTaken(control(page, 'photos'))
      await control(page, 'photos').setInputFiles([
        file('bill.jpg', Buffer.from('%PDF-1.7\n%âãÏÓ\n')),
        file('empty.jpg', Buffer.alloc(0)),
        file('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'),
        file('huge.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)),
        file('wall.jpg', await widePhoto()),
      ])
      for (const [name, error] of [
        ['bill.jpg', errors.photosUnreadable],
        ['empty.jpg', words.empty],
        ['phone.heic', errors.photosUnreadable],
        ['huge.jpg', errors.photosTooLarge],
      ]) {
        await expect(row(page, name ?? '').getByRole('alert')).toContainText(error ?? '?')
      }
      await expect(row(page, 'wall.jpg').getByRole('progressbar')).toHaveAccessibleName(
        fillPlaceholders(words.sending, { name: 'wall.jpg' }),
      )
      await expect(form(page).getByRole('status')).toHaveText(received(0, 1))
      await fillIn(page, email)
      await submit(page).click()
      await expect(submit(page)).toBeDisabled()
      expect(leadsOf(site, email)).toEqual([])
      release()
      await expect(page.getByRole('region', { name: requestPage.photos }).getByRole('img')).toHaveCount(1)
      expect(leadsOf(site, email)).toMatchObject([{ photos: [expect.any(String)] }])
      expect(sent).toHaveLength(1)
      const { width, height, format, exif } = await sharp(sent[0]).metadata()
      expect([width, height, format, exif]).toEqual([1536, 2048, 'jpeg', undefined])
    },
  )

  test(
    `${lang}: photos are sent once the line is back, and are there in the other language`,
    ONLY_IN_SWEEP,
    async ({ newPage, site }) => {
      const email = `handed-${lang}@courriel.example`
      const page = await newPage({ serviceWorkers: 'block' })
      let isCut = true
      let count = 0
      await page.route('**/api/leads/photos?*', (route) => {
        count += 1
        return isCut ? route.abort() : route.continue()
      })
      await page.goto(path)
      await untilTaken(control(page, 'photos'))
      await control(page, 'photos').setInputFiles([
        file('wall.jpg', await phonePhoto()),
        file('panel.png', await pngPhoto(), 'image/png'),
      ])
      await expect(row(page, 'wall.jpg')).toContainText(words.lost)
      await fillIn(page, email)
      await submit(page).click()
      await expect(summary(page)).toContainText(forms.noAnswer)
      expect(leadsOf(site, email)).toEqual([])
      isCut = false
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(form(page).getByRole('status')).toHaveText(received(2, 2))
      const tries = count

      await page.locator('main ~ footer a[hreflang]').click()
      const other = getDictionary(otherLanguage(lang))
      await expect(form(page).getByRole('status')).toHaveText(
        fillPlaceholders(other.forms.photos.received, { done: '2', count: '2' }),
      )
      for (const name of ['wall.jpg', 'panel.png']) {
        const preview = row(page, name).locator('img')
        await expect
          .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('wall.jpg')
      await expect(control(page, 'email')).toHaveValue(email)
      await form(page)
        .getByRole('button', { name: other.forms.photos.removeOne.replace('{name}', 'panel.png') })
        .click()
      await submit(page).click()
      await expect(page.getByRole('region', { name: other.requestPage.photos }).getByRole('img')).toHaveCount(
        1,
      )
      expect(leadsOf(site, email)).toMatchObject([{ photos: [expect.any(String)] }])
      expect(count).toBe(tries)
    },
  )
}

test('a form in parts leads back to its page, at the address that the visitor sees', async ({ site }) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ type: 'lead', lang: 'fr', conversion_page: '/get-quote' }))
    body.append(name, value)
  body.append('email', 'amelie@')
  const { status, headers } = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  expect([status, headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/get-quote\?lang=fr&attempt=/),
  ])
})

test(
  'the Studio shows a lead’s photos, and they are deleted with the person’s data',
  ONLY_IN_SWEEP,
  async ({ page, site, newPage }) => {
    const email = 'shown@courriel.example'
    const visitor = await newPage({ javaScriptEnabled: false })
    await visitor.goto('/get-quote?service=heat-pump-installation')
    await fillIn(visitor, email)
    await control(visitor, 'photos').setInputFiles([
      file('wall.jpg', await phonePhoto()),
      file('panel.png', await pngPhoto(), 'image/png'),
    ])
    await submit(visitor).click()
    await expect(visitor).toHaveURL(/\/request\/M-/)
    const [link = ''] = await linksOf(site, email)

    await openStudio(page, '/studio/leads')
    await page.getByRole('searchbox', { name: 'Search' }).fill(email)
    const found = page.getByRole('button', { name: /Amélie Gagnon/ })
    await expect(found).toHaveCount(1)
    const asking = page.waitForRequest(/\/api\/leads\/staff\/[^/]+\/photo\?/)
    await found.click()
    const address = (await asking).url()
    await expect(page.getByRole('heading', { name: 'Photos of the job' })).toBeVisible()
    for (const name of ['Photo 1', 'Photo 2']) {
      const photo = page.getByRole('img', { name })
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expectNothingFound(page, { part: '#leads' })
    expect((await fetch(address)).status).toBe(401)

    const erased = await page.request.post('/api/leads/staff/erase', { data: { email } })
    expect(await erased.json()).toMatchObject({ erased: 1 })
    expect((await fetch(link)).status).toBe(404)
    expect((await page.request.get(address)).status()).toBe(404)
  },
)

/** The same link as this server would have signed it long ago. */
function expired(site: Site, link: string): string {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'), { readOnly: true })
  const fact = database.prepare(`select value from lead_facts where key = 'address_key'`).get()
  database.close()
  const url = new URL(link)
  const text = `photo ${url.pathname.split('/').at(-1)} 1000`
  url.searchParams.set('expires', '1000')
  url.searchParams.set('signature', createHmac('sha256', String(fact?.value)).update(text).digest('hex'))
  return url.href
}
