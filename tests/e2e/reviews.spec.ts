import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { freePort } from '../free-port.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { phonePhoto } from '../sample-photos.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { PEOPLE } from './people.ts'
import { sendLead } from './review-links.ts'
import { leadsOf } from './stored-leads.ts'
import { openStudio } from './studio.ts'

const MAIL_PORT = await freePort()

const test = testInStudio(PEOPLE.editor, {
  env: {
    LEADS_RATE_LIMIT: '0',
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    MAIL_FROM: 'site@montage.example',
  },
})

let mail: MailServer
test.beforeAll(async () => {
  mail = await startMailServer(MAIL_PORT)
})
test.afterAll(() => mail.close())

const WORDS = { en, fr }

async function finish(page: Page, lead: string): Promise<void> {
  await openStudio(page, `/studio/leads/${lead}`)
  await page.getByRole('combobox', { name: 'Status' }).nth(1).selectOption('done')
}

/** The link that staff have mailed for a lead whose job is done. */
async function mailedLinkFor(page: Page, lead: string): Promise<string> {
  await finish(page, lead)
  await page.getByRole('button', { name: 'Mail the link to the customer' }).click()
  await expect(page.getByText('The link is on its way by mail.')).toBeVisible()
  await expect(page.getByText('Link to review mailed to the customer')).toBeVisible()
  const textOf = () =>
    mail.received.find(({ subject }) => subject?.startsWith('Comment ça s’est passé?'))?.text
  await expect.poll(textOf).toContain('Écrire un avis')
  const { pathname, search } = new URL(/http\S+\/review\?\S+/.exec(textOf() ?? '')?.[0] ?? '')
  return pathname + search
}

/** The link that staff make for a lead whose job is done. */
async function linkFor(page: Page, lead: string): Promise<string> {
  await finish(page, lead)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByRole('textbox', { name: /Link for one review/ })
  await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toHaveAttribute('href', /^mailto:/)
  const { pathname, search } = new URL(await link.inputValue())
  return pathname + search
}

async function write(page: Page, lang: Language, rating: number): Promise<void> {
  const { reviewForm: words } = WORDS[lang]
  await page.getByRole('radio', { name: new RegExp(`^${rating}\\s`) }).check()
  await page.getByRole('textbox', { name: words.reviewTitle, exact: true }).fill(`Crooked at first (${lang})`)
  await page.getByRole('textbox', { name: words.content }).fill('They came back and set it straight.')
  await page.getByRole('checkbox', { name: words.consent }).check()
}

const CASES = [
  { lang: 'en', javaScriptEnabled: true },
  { lang: 'fr', javaScriptEnabled: false },
] as const

for (const { lang, javaScriptEnabled } of CASES) {
  test(
    `from the lead to the page, in ${lang}, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    ONLY_IN_SWEEP,
    async ({ page, newPage, site }) => {
      const { reviewForm: words } = WORDS[lang]
      const lead = await sendLead(site, 'Zoé Lavallée', lang)
      const link = await (lang === 'fr' ? mailedLinkFor : linkFor)(page, lead)

      const visitor = await newPage({ javaScriptEnabled })
      await visitor.goto(link)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(visitor.getByRole('textbox', { name: words.name, exact: true })).toHaveValue('Zoé L.')
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      if (javaScriptEnabled) await expectNothingFound(visitor)
      await write(visitor, lang, 2)
      await visitor
        .getByLabel(words.photo)
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
      await visitor.getByRole('button', { name: words.submit }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.done.title)
      await visitor.goto(link)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.refused.used.title)

      await openStudio(page, `/studio/leads/${lead}`)
      await page.getByRole('button', { name: 'Accept the photo' }).click()
      await expect(page.getByRole('img', { name: 'Photo of the review' })).toBeHidden()
      await page.getByRole('link', { name: 'Open the review' }).click()
      await expect(page).toHaveURL(/review-[0-9a-f]{20}/)
      const [, id] = /(review-[0-9a-f]{20})/.exec(page.url()) ?? []
      const verified = page.getByRole('checkbox', { name: 'Verified customer' })
      await expect(verified).toBeChecked()
      await expect(verified).toBeDisabled()

      const draft = await site.client.getDocument(`drafts.${id}`)
      expect(draft).toMatchObject({ verified: true, rating: 2, photos: [{ _type: 'picture' }] })
      const refused = { patch: { id: `drafts.${id}`, set: { rating: 5 } } }
      await expect(site.client.mutate([refused])).rejects.toThrow(/a customer gave it/)
      const reworded = { patch: { id: `drafts.${id}`, set: { [`content.${lang}`]: 'Perfect.' } } }
      await expect(site.client.mutate([reworded])).rejects.toThrow(/a customer wrote it/)
      await site.client.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: String(id),
      })
      await visitor.goto(`/reviews${lang === 'fr' ? '?lang=fr' : ''}`)
      const card = visitor.locator('#reviews article').filter({ hasText: `Crooked at first (${lang})` })
      await expect(card).toContainText(WORDS[lang].reviews.verifiedReview)
      await expect(card).not.toContainText(WORDS[lang].reviews.sample)
      const invented = visitor.locator('#reviews article').filter({ hasNotText: 'set it straight' }).first()
      await expect(invented).toContainText(WORDS[lang].reviews.sample)
      await expect(invented).not.toContainText(WORDS[lang].reviews.verifiedReview)
      const data = await visitor.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.join()).not.toMatch(/"@type":"Review"/)
    },
  )
}

test(
  'what is wrong comes back with what was typed; a former link and a foreign one are refused',
  ONLY_IN_SWEEP,
  async ({ page, newPage, site }) => {
    const lead = await sendLead(site, 'Paul Roy', 'en')
    const former = await linkFor(page, lead)
    await openStudio(page, `/studio/leads/${lead}`)
    await page.getByRole('button', { name: /Make a new link/ }).click()
    const made = page.getByRole('textbox', { name: /Link for one review/ })
    const { pathname, search } = new URL(await made.inputValue())
    const visitor = await newPage({ javaScriptEnabled: false })
    for (const link of [former, '/review?key=somebody-elses', '/review']) {
      await visitor.goto(link)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(en.reviewForm.refused.unknown.title)
      await expect(visitor.getByRole('radio')).toHaveCount(0)
    }
    await visitor.goto(pathname + search)
    await write(visitor, 'en', 4)
    await visitor
      .getByLabel(en.reviewForm.photo)
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
    await visitor.getByRole('button', { name: en.reviewForm.submit }).click()
    await expect(visitor.getByRole('alert')).toHaveText(en.reviewForm.problem)
    await expect(visitor.getByText(en.forms.errors.photosUnreadable)).toBeVisible()
    await expect(visitor.getByRole('radio', { name: /^4\s/ })).toBeChecked()
    await expect(visitor.getByRole('textbox', { name: en.reviewForm.content })).toHaveValue(
      'They came back and set it straight.',
    )
    await expect(visitor.getByRole('checkbox', { name: en.reviewForm.consent })).not.toBeChecked()
  },
)

test('nobody else makes a review verified', async ({ site }) => {
  const review = { _type: 'review', customerName: 'Invented', rating: 5, verified: true }
  for (const _id of ['review-invented', 'drafts.review-invented']) {
    await expect(site.client.create({ ...review, _id })).rejects.toThrow(/only what a customer wrote/)
  }
})

test('nobody answers a review in the name of a contractor, and the sample reviews can be edited', async ({
  site,
}) => {
  const id = 'review-tv-mounting-1'
  const installerResponse = { _type: 'installerResponse', name: 'Invented', content: { en: 'Sorry.' } }
  const invented = {
    patch: { id, set: { installerResponse: { ...installerResponse, fromContractor: true } } },
  }
  await expect(site.client.mutate([invented])).rejects.toThrow(/only the contractor writes it/)
  await site.client.mutate([{ patch: { id, set: { installerResponse } } }])
})

for (const lang of ['en', 'fr'] as const) {
  test(
    `a review is reported without scripts, to staff: ${lang}`,
    inEveryRun(lang === 'fr'),
    async ({ site, newPage }) => {
      const { reviews, reviewReport, forms } = WORDS[lang]
      const visitor = await newPage({ javaScriptEnabled: false })
      await visitor.goto(`/reviews${lang === 'fr' ? '?lang=fr' : ''}`)
      const card = visitor.locator('#reviews article').first()
      const title = (await card.getByRole('heading').textContent()) ?? ''
      await card.getByRole('link', { name: reviews.report }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(reviewReport.title)
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(visitor.getByRole('main')).toContainText(title)
      await visitor.locator('[name="firstName"]').fill('Zoé')
      await visitor.locator('[name="lastName"]').fill('Reporter')
      await visitor.locator('[name="email"]').fill(`zoe.${lang}@courriel.example`)
      await visitor.locator('[name="message"]').fill('I never had this job.')
      await visitor.getByRole('button', { name: forms.sendMessage }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(forms.successes.contact.title)
      expect(leadsOf(site, `zoe.${lang}@courriel.example`)).toMatchObject([
        {
          service_type_detail: expect.stringMatching(/\(review-[\w-]+\)$/),
          message: expect.stringContaining('never had'),
        },
      ])
    },
  )
}
