import { readFileSync } from 'node:fs'
import type { Lake } from 'content-lake'
import { withoutGaps } from '#lib/content/gaps.ts'
import { mailTextsQuery } from '#lib/content/mail-texts.ts'
import { nextStepsFrom, nextStepsQuery } from '#lib/content/next-steps.ts'
import { requestNamesQuery } from '#lib/content/request-names.ts'
import { namesFrom } from '#lib/content/result-names.ts'
import type {
  MailTextsQueryResult,
  NextStepsQueryResult,
  RequestNamesQueryResult,
} from '#lib/content/sanity.types.ts'
import { localize } from '#lib/i18n/localize.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { Sources } from '#lib/mail/content.ts'
import { commentsOf } from '#lib/server/lake.ts'
import { fitResult } from '#lib/shapes/fit-result.ts'

export const SITE_URL = 'https://montage.example'

const SEED = 'studio/seed/production.ndjson'
/** The types of what mails say: their words, and the choices of the lead form. */
const WORDS = [
  'mailTexts',
  'siteSettings',
  'province',
  'bookingServiceType',
  'emergencyService',
  'bookingPage',
  'getQuotePage',
]

/** What the seed leaves empty, and without references to what mails do not say. */
const CHANGES: Record<string, object> = {
  siteSettings: {
    emails: { general: 'hello@montage.example' },
    company: {
      legalName: 'Montage inc.',
      address: {
        _type: 'localeText',
        en: '100 Example Street\nToronto ON  M5V 0A1\nCanada',
        fr: '100, rue de l’Exemple\nToronto (Ontario)  M5V 0A1\nCanada',
      },
    },
  },
  bookingServiceType: { services: [] },
  province: { tradeRules: [] },
}

const namesIn =
  (lake: Lake): Sources['names'] =>
  async (lang) => ({
    ...namesFrom(localize((await lake.query(requestNamesQuery)) as RequestNamesQueryResult, lang), lang),
    // The site's own finds pages in the content of a running site.
    page: async (path) => ({ path }),
  })

const nextStepsIn =
  (lake: Lake): Sources['nextSteps'] =>
  async (...asked) => {
    const stored = (await lake.query(nextStepsQuery)) as NextStepsQueryResult
    return nextStepsFrom(withoutGaps(fitResult(nextStepsQuery, stored)), ...asked)
  }

/** As the site reads them: what is stored with a wrong type is nothing, and a list has no gaps. */
const textsIn =
  (lake: Lake): Sources['texts'] =>
  async (lang) =>
    localize(
      withoutGaps(fitResult(mailTextsQuery, (await lake.query(mailTextsQuery)) as MailTextsQueryResult)),
      lang,
    )

/** Fills an empty lake with the words of the seed. */
export function fillWithWords(lake: Lake): void {
  const documents = readFileSync(SEED, 'utf8').trim().split('\n')
  const words = documents
    .map((line) => JSON.parse(line))
    .filter(({ _type }) => WORDS.includes(_type))
    .map((document) => ({ ...document, ...CHANGES[document._type] }))
  lake.mutate(
    words.map((document) => ({ create: document })),
    { author: 'seed' },
  )
}

/** What mails are made of. With hosted Sanity (`isHosted`) the site has no accounts. */
export const sourcesOf = (lake: Lake, outbox: Outbox, isHosted = false): Sources => ({
  outbox,
  texts: textsIn(lake),
  nextSteps: nextStepsIn(lake),
  names: namesIn(lake),
  accounts: () => (isHosted ? null : lake.database),
  remark: (id) => commentsOf(lake).getDocuments([id])[0],
  siteUrl: SITE_URL,
  reviewLinkDays: 60,
  from: { name: '', address: 'site@montage.example' },
})
