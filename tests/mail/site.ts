import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { mailTextsQuery } from '#lib/content/mail-texts.ts'
import type { MailTextsQueryResult } from '#lib/content/sanity.types.ts'
import { localize } from '#lib/i18n/localize.ts'
import { MailDelivery } from '#lib/mail/delivery.ts'
import { smtpSender } from '#lib/mail/smtp.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { temporaryFolder, temporaryOutbox } from '../leads/temporary-outbox.ts'
import { startMailServer } from './mail-server.ts'

export const SITE_URL = 'https://montage.example'

const SEED = 'studio/seed/production.ndjson'
const WORDS = ['mailTexts', 'siteSettings']

/** What the seed leaves empty. */
const SENDER = {
  emails: { general: 'hello@montage.example' },
  company: {
    legalName: 'Montage inc.',
    address: {
      _type: 'localeText',
      en: '100 Example Street\nToronto ON  M5V 0A1\nCanada',
      fr: '100, rue de l’Exemple\nToronto (Ontario)  M5V 0A1\nCanada',
    },
  },
}

/** The words of the seed, in a lake of its own, with a mail server and a lead database. */
export async function mailingSite(options: Parameters<typeof temporaryOutbox>[0] = {}) {
  const lake = openSiteLake(temporaryFolder())
  onTestFinished(() => lake.close())
  const documents = readFileSync(SEED, 'utf8').trim().split('\n')
  const words = documents
    .map((line) => JSON.parse(line))
    .filter(({ _id }) => WORDS.includes(_id))
    .map((document) => (document._id === 'siteSettings' ? { ...document, ...SENDER } : document))
  lake.mutate(
    words.map((document) => ({ create: document })),
    { author: 'seed' },
  )
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const { outbox, clock, folder } = await temporaryOutbox({ confirms: true, ...options })
  /** As each process of the site has one. */
  const deliveryOf = (own: typeof outbox, url = server.url) =>
    new MailDelivery(
      async () => ({
        outbox: own,
        texts: async (lang) => localize((await lake.query(mailTextsQuery, {})) as MailTextsQueryResult, lang),
        accounts: () => lake.database,
        siteUrl: SITE_URL,
      }),
      smtpSender(url),
    )
  return { lake, server, outbox, clock, folder, deliveryOf, delivery: deliveryOf(outbox) }
}
