// Reads the sample content.

import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { mailingSite } from './site.ts'

const EMAIL = 'amelie@courriel.example'
const PHONE = '1 800 555-0199'

/** The mail that confirms a form. */
async function confirmed(change: Parameters<typeof sampleSubmission>[0], content: object[] = [], photos = 0) {
  const site = await mailingSite()
  if (content.length > 0)
    site.lake.mutate(content as Parameters<typeof site.lake.mutate>[0], { author: 'staff' })
  const submission = sampleSubmission(change)
  const ids = Array.from({ length: photos }, (_, n) => `photo-${n}`)
  await site.outbox.submit({ ...submission, lead: { ...submission.lead, photos: ids } })
  await site.delivery.deliverDue()
  const { subject = '', text = '' } = await site.server.mailTo(EMAIL)
  return { subject: subject.replace(submission.lead.reference, '…'), text }
}

const SUBJECTS: Record<Language, Record<(typeof FORM_TYPES)[number] | 'emergency', string>> = {
  en: {
    lead: 'We have received your request …',
    contact: 'We have received your message …',
    contractor: 'We have received your application …',
    partner: 'We have received your suggestion …',
    claim: 'We have received your claim …',
    emergency: 'Your emergency request …',
  },
  fr: {
    lead: 'Nous avons bien reçu votre demande …',
    contact: 'Nous avons bien reçu votre message …',
    contractor: 'Nous avons bien reçu votre candidature …',
    partner: 'Nous avons bien reçu votre suggestion …',
    claim: 'Nous avons bien reçu votre réclamation …',
    emergency: 'Votre demande urgente …',
  },
}

test.for(LANGUAGES)('each form has a confirmation of its own (%s)', async (lang) => {
  for (const type of FORM_TYPES) {
    expect((await confirmed({ lang, type })).subject).toBe(SUBJECTS[lang][type])
  }
})

test.for([
  { lang: 'en', danger: 'Is anyone in danger? Call 911 first.', call: `You can also call us: ${PHONE}.` },
  {
    lang: 'fr',
    danger: 'Quelqu’un est en danger? Appelez d’abord le 911.',
    call: `Vous pouvez aussi nous appeler\u00a0: ${PHONE}.`,
  },
] as const)('an emergency says 911 first, then the number ($lang)', async ({ lang, danger, call }) => {
  const urgent = { lang, payload: { urgency: 'Emergency' } }
  const phone = { patch: { id: 'siteSettings', set: { telephone: PHONE } } }
  const { subject, text } = await confirmed(urgent, [phone])
  expect(subject).toBe(SUBJECTS[lang].emergency)
  const paragraphs = text.split('\n\n')
  expect(paragraphs[1]).toContain(danger)
  expect(paragraphs[2]).toBe(call)
  // Links and references have random letters and digits.
  expect(text.replace(/https?:\S+/g, '').match(/\b911\b/g)).toHaveLength(1)

  // Without a number, and without the text of the quote page.
  const bare = { patch: { id: 'getQuotePage', unset: ['urgentNote'] } }
  const other = (await confirmed(urgent, [bare, { patch: { id: 'siteSettings', unset: ['telephone'] } }]))
    .text
  expect(other.split('\n\n')[1]).toBe(danger)
  expect(other).not.toContain(call.slice(0, 12))
})

test('an emergency service without an urgency is an emergency too', async () => {
  const service = { lang: 'en', payload: { service_type: 'emergency-electrical-repair' } } as const
  expect((await confirmed(service)).subject).toBe(SUBJECTS.en.emergency)
})

test('photos are mentioned with their number, and not where there are none', async () => {
  expect((await confirmed({ lang: 'fr' }, [], 2)).text).toContain(
    'Vos photos\u00a0: 2 (choisissez sur la page de votre demande lesquelles les entrepreneurs voient)',
  )
  expect((await confirmed({ lang: 'en' }, [], 1)).text).toContain(
    'Your photos: 1 (choose on the page of your request whether contractors see it)',
  )
  expect((await confirmed({ lang: 'en' })).text).not.toContain('Your photos')
})

test('texts that staff have written take the place of the usual ones, each for itself', async () => {
  const inBoth = (en: string) => ({ _type: 'localeString', en, fr: en })
  const otherTexts = [
    {
      _type: 'otherMailText',
      _key: 'c',
      mail: 'contactConfirmation',
      subject: inBoth('Your letter {reference}'),
    },
    {
      _type: 'otherMailText',
      _key: 'p',
      mail: 'partnerConfirmation',
      text: { ...inBoth('Well found.'), _type: 'localeText' },
    },
  ]
  const content = [{ patch: { id: 'mailTexts', set: { otherTexts } } }]
  const contact = await confirmed({ lang: 'en', type: 'contact' }, content)
  expect(contact.subject).toBe('Your letter …')
  expect(contact.text).toContain('Thank you for your message.')
  const partner = await confirmed({ lang: 'en', type: 'partner' }, content)
  expect(partner.subject).toBe(SUBJECTS.en.partner)
  expect(partner.text).toContain('Well found.')
})
