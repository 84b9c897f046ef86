import { expect, test } from 'vitest'
import { mailTextsQuery } from '#lib/content/mail-texts.ts'
import { nextStepsFrom, nextStepsQuery } from '#lib/content/next-steps.ts'
import type { MailTextsQueryResult, NextStepsQueryResult } from '#lib/content/sanity.types.ts'
import { knownFigures, type StoredEvidence } from '#lib/evidence/known-figures.ts'
import { showFigures } from '#lib/evidence/show-figures.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { compose } from '#lib/mail/compose.ts'
import type { Sources } from '#lib/mail/content.ts'
import { textOf } from '#lib/mail/letter.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { INVENTED } from '../unit/evidence/invented.ts'
import { mailingSite } from './site.ts'
import { sourcesOf } from './sources.ts'

const PLANTED = {
  en: 'Thank you. More than {customers} customers trust us.',
  fr: 'Merci. Plus de {customers} clients nous font confiance.',
}
const FIGURES = { figures: [{ name: 'customers', value: 50_000 }] }
const NO_EVIDENCE: StoredEvidence = { documents: [], pages: [] }

/** The confirmation of a request, from content as a site reads it: one that is public, or another. */
async function confirmation(lang: Language, urgency: string, evidence: StoredEvidence | null) {
  const site = await mailingSite()
  const text = Object.fromEntries(LANGUAGES.map((one) => [`confirmation.text.${one}`, PLANTED[one]]))
  site.lake.mutate([{ patch: { id: 'mailTexts', set: text } }], { author: 'staff' })
  const known = knownFigures({ site: FIGURES, evidence, counts: null, today: '2026-11-30' })
  const read = async <Result>(query: string) => showFigures((await site.lake.query(query)) as Result, known)
  const submission = sampleSubmission({ lang, payload: { urgency } })
  await site.outbox.submit(submission)
  const mail = await site.outbox.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'confirmation')
    .executeTakeFirst()
  const sources: Sources = {
    ...sourcesOf(site.lake, site.outbox),
    texts: async (own: Language) => localize(await read<MailTextsQueryResult>(mailTextsQuery), own),
    nextSteps: async (...asked: Parameters<ReturnType<typeof sourcesOf>['nextSteps']>) =>
      nextStepsFrom(await read<NextStepsQueryResult>(nextStepsQuery), ...asked),
  }
  const addressed = mail && (await compose(sources, mail))
  return addressed ? textOf(addressed.letter) : ''
}

test.for(LANGUAGES)(
  'a mail of a public site says nothing invented, and all that is true (%s)',
  async (lang) => {
    for (const urgency of ['', 'Emergency']) {
      const [told, elsewhere] = [
        await confirmation(lang, urgency, NO_EVIDENCE),
        await confirmation(lang, urgency, null),
      ]
      expect(elsewhere).toMatch(INVENTED[lang])
      expect(told).not.toMatch(INVENTED[lang])
      expect(told).not.toMatch(/sample|d’exemple/)
      expect(told).toContain(urgency ? '911' : PLANTED[lang].split(' ')[0])
      expect(told.length).toBeGreaterThan(elsewhere.length / 2)
    }
  },
)
