import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { activeContractor, sampleQuote } from '../leads/sample-contractors.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { LEAD_ENV } from './stored-leads.ts'
import { askedJob, withOutbox } from './stored-offers.ts'

/* Availability (docs/product.md): the server looks every minute, so these tests wait. */

const test = testWithSite({ env: LEAD_ENV })

const A_LOOK = { timeout: 90_000 }

const NEXT_FREE: Record<Language, RegExp> = {
  en: /Next free day: Saturday, December 5\./,
  fr: /Prochaine journée libre\s: samedi 5 décembre\./,
}

const EVERY_DAY = Array.from({ length: 7 }, (_, day) => ({ day, from: '00:00', to: '00:00' }))

test(
  'the page of a pair says the day that a quote names, until its contractor is chosen, and nobody’s name',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    test.slow()
    const textAt = async (path: string, lang: Language) =>
      (await fetchPage(site.url + localizedHref(path, lang))).text
    expect(await textAt('/toronto/tv-mounting', 'en')).not.toContain('Next free day')
    const { first } = await askedJob(site, 'en')
    await withOutbox(site, (outbox) => quoteJob(outbox, first, sampleQuote({ days: ['2099-12-05'] })))
    for (const lang of LANGUAGES) {
      await expect.poll(() => textAt('/toronto/tv-mounting', lang), A_LOOK).toMatch(NEXT_FREE[lang])
      expect(await textAt('/toronto/tv-mounting', lang)).not.toMatch(/Contractor \d+ Ltd/)
    }
    expect(await textAt('/laval/tv-mounting', 'en')).not.toContain('Next free day')
    await withOutbox(site, ({ db }) =>
      db.updateTable('offers').set({ state: 'chosen' }).where('id', '=', first).execute(),
    )
    await expect.poll(() => textAt('/toronto/tv-mounting', 'en'), A_LOOK).not.toContain('Next free day')
  },
)

test('the emergency page says how many are on call', ONLY_IN_SWEEP, async ({ site }) => {
  test.slow()
  const { availability } = getDictionary('en')
  const text = async () => (await fetchPage(`${site.url}/emergency-services`)).text
  const one = availability.onCall.one.replace('{count}', '1')
  expect(await text()).not.toContain(one)
  await withOutbox(site, (outbox) =>
    activeContractor(outbox, { profile: { services: ['emergency-lock-repair'], onCall: EVERY_DAY } }),
  )
  await expect.poll(text, A_LOOK).toContain(one)
})
