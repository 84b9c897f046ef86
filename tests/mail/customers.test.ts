// Reads the sample content.

import { expect, test } from 'vitest'
import type { Language } from '#lib/i18n/languages.ts'
import type { RequestedJobs } from '#lib/leads/lead.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { mailReviewLink } from '#lib/leads/mails/occasions.ts'
import { mailRequestLinks } from '#lib/leads/mails/requests.ts'
import { openReviewLink } from '#lib/leads/reviews/link.ts'
import { releaseLead } from '#lib/leads/staff/actions.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { withdrawConsent } from '#lib/leads/withdrawal.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { smtpError } from './mail-server.ts'
import { mailingSite } from './site.ts'

const to = (email: string, payload: Record<string, string> = {}) => ({
  payload: { email, name: 'Amélie Gagnon', ...payload },
})

/** Two of one job, as the site describes it. */
const askedFor = (text: string): RequestedJobs => ({
  jobs: [
    {
      text,
      quantity: 2,
      service: 'tv-mounting',
      bundle: '',
      city: 'trois-rivieres',
      complexity: '',
      timeline: '',
      add_ons: '',
      estimate_low: '',
      estimate_high: '',
    },
  ],
  fields: {},
})

test('a customer gets a confirmation with what was asked, in French', async () => {
  const { outbox, delivery, server, clock } = await mailingSite()
  clock.time = Date.parse('2026-11-28T21:00-05:00')
  const submission = sampleSubmission({
    lang: 'fr',
    requested: askedFor('Installation de téléviseur · Trois-Rivières'),
    ...to('amelie@courriel.example'),
  })
  await outbox.submit(submission)
  await delivery.deliverDue()

  const [mail] = server.received
  const { reference } = submission.lead
  expect(server.received).toHaveLength(1)
  expect(mail).toMatchObject({
    subject: `Nous avons bien reçu votre demande ${reference}`,
    from: { value: [{ name: 'Montage', address: 'site@montage.example' }] },
    to: { value: [{ address: 'amelie@courriel.example' }] },
  })
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.text?.replace(/https\S+\/api\/request\?\S+/, 'LIEN')).toBe(`Bonjour Amélie Gagnon,

Merci. Votre demande nous est bien parvenue, et nous vous répondrons bientôt. Son numéro de référence est ${reference}.

Voici ce que vous nous avez envoyé. Une erreur, un oubli? Ajoutez un mot ou des photos sur la page de votre demande, ou répondez à ce courriel.

Installation\u00a0: 2\u00a0×\u00a0Installation de téléviseur · Trois-Rivières
Précisions sur le service\u00a0: 65\u00a0à\u00a075\u00a0pouces
Nom complet\u00a0: Amélie Gagnon
Ville\u00a0: Trois-Rivières
Province ou territoire\u00a0: Québec
Décrivez le projet\u00a0: Un téléviseur de 65 pouces.
Téléphone\u00a0: 514\u00a0873-6565

La suite

Vous comparez les soumissions et en choisissez une, ou aucune. Gardez le numéro de référence\u00a0: il permet de retrouver votre demande quand vous nous joignez.

Nous vous jumelons\u00a0: Le 30 novembre 2026, d’ici 10\u00a0h
D’ici 1\u00a0à\u00a02\u00a0heures, votre demande est entre les mains d’entrepreneurs certifiés de votre région. Nous sommes fermés en ce moment\u00a0: le délai court dès notre ouverture.
Leurs soumissions arrivent\u00a0: D’ici le 1er décembre 2026
Par courriel, chacune avec ce qui est compris et ce qu’il en coûte.
Les travaux commencent\u00a0: D’ici le 5 décembre 2026
Le jour convenu avec l’entrepreneur.

Veuillez ouvrir la page de votre demande à partir de ce courriel\u00a0: vous confirmez ainsi votre adresse. Les soumissions des entrepreneurs ne vous parviennent par courriel qu’une fois l’adresse confirmée.

Voir votre demande\u00a0:
LIEN

--\u0020
Montage
Montage inc.
100, rue de l’Exemple
Toronto (Ontario)  M5V 0A1
Canada
hello@montage.example
`)
  const html = String(mail?.html)
  expect(html).toContain('<html lang="fr-CA">')
  for (const words of [
    'Bonjour Amélie Gagnon,',
    reference,
    'Un téléviseur de 65 pouces.',
    'rue de l’Exemple',
  ]) {
    expect(html).toContain(words)
  }
})

test('the logo of the site settings stands at its head', async () => {
  const { lake, outbox, delivery, server } = await mailingSite()
  const logo = {
    _type: 'picture',
    alt: { _type: 'localeString', en: 'Our logo', fr: 'Notre logo' },
    asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-300x300-png`, _weak: true },
  }
  lake.mutate([{ patch: { id: 'siteSettings', set: { logo } } }], { author: 'staff' })
  await outbox.submit(sampleSubmission({ lang: 'en', ...to('amy@mail.example') }))
  await delivery.deliverDue()
  const { html } = await server.mailTo('amy@mail.example')
  expect(html).toMatch(
    /<img src="https:\/\/montage\.example\/api\/lake\/images\/[^"]+w=96&amp;h=96[^"]*" width="48" height="48" alt="Montage">/,
  )
})

test('the same in English', async () => {
  const { outbox, delivery, server } = await mailingSite()
  const requested = askedFor('TV mounting · Toronto')
  const submission = sampleSubmission({ lang: 'en', requested, ...to('amy@mail.example') })
  await outbox.submit(submission)
  await delivery.deliverDue()
  const mail = await server.mailTo('amy@mail.example')
  expect(mail.subject).toBe(`We have received your request ${submission.lead.reference}`)
  expect(mail.text).toContain('Hello Amélie Gagnon,')
  expect(mail.text).toContain('Job: 2\u00a0×\u00a0TV mounting · Toronto')
  expect(mail.text).toContain('100 Example Street')
  expect(mail.html).toContain('<html lang="en-CA">')
})

test('who agreed to commercial messages can stop them in one click', async () => {
  const { outbox, delivery, server } = await mailingSite()
  await outbox.submit(
    sampleSubmission({ lang: 'fr', ...to('amelie@courriel.example', { marketing_consent: 'yes' }) }),
  )
  await outbox.submit(sampleSubmission(to('amy@mail.example')))
  await delivery.deliverDue()
  const { headerLines, text, html } = await server.mailTo('amelie@courriel.example')
  const header = (key: string) => headerLines.find((one) => one.key === key)?.line.replace(/\s+/g, ' ')
  const [href = ''] = /https:\/\/montage\.example\/api\/unsubscribe\?\S+/.exec(text ?? '') ?? []
  expect(header('list-unsubscribe')?.replace('Unsubscribe: ', 'Unsubscribe:')).toBe(
    `List-Unsubscribe:<${href}>`,
  )
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(href).toContain('lang=fr')
  expect(text).toContain('Ne plus recevoir de messages commerciaux\u00a0:\n')
  expect(html).toContain(href.replaceAll('&', '&amp;'))
  const other = await server.mailTo('amy@mail.example')
  expect(other.headerLines.map(({ key }) => key)).not.toContain('list-unsubscribe')
})

/** A lead that staff have finished. */
async function finishedLead(
  { outbox, delivery }: Awaited<ReturnType<typeof mailingSite>>,
  lang: Language,
  email: string,
) {
  const submission = sampleSubmission({ lang, ...to(email) })
  const id = submission.lead.submission_id
  await outbox.submit(submission)
  await delivery.deliverDue()
  await changeWork(outbox, id, { field: 'stage', from: 'new', to: 'done' }, 'account-1')
  return { id, reference: submission.lead.reference }
}

test.for([
  {
    lang: 'en',
    subject: 'How did it go? Your request ',
    button: 'Write a review:',
    stop: 'Stop commercial messages:',
  },
  {
    lang: 'fr',
    subject: 'Comment ça s’est passé? Votre demande ',
    button: 'Écrire un avis\u00a0:',
    stop: 'Ne plus recevoir de messages commerciaux\u00a0:',
  },
] as const)(
  'the link to review a finished lead ($lang), with the way out',
  async ({ lang, subject, button, stop }) => {
    const site = await mailingSite()
    const { outbox, delivery, server } = site
    const email = `review-${lang}@mail.example`
    const { id, reference } = await finishedLead(site, lang, email)
    // Once an hour, however often it is asked for.
    expect(await mailReviewLink(outbox, id, 'account-1')).toBe(true)
    expect(await mailReviewLink(outbox, id, 'account-1')).toBe(true)
    await delivery.deliverDue()

    const mails = server.received.filter((mail) => mail.subject?.startsWith(subject))
    expect(mails).toMatchObject([{ subject: subject + reference, to: { text: email } }])
    const { text = '', headerLines } = mails[0] ?? { headerLines: [] }
    for (const words of [reference, button, stop, 'M5V 0A1', 'hello@montage.example'])
      expect(text).toContain(words)
    expect(headerLines.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    )
    const [link = ''] = /https:\/\/montage\.example\/review\?\S+/.exec(text) ?? []
    expect(new URL(link).searchParams.get('lang')).toBe(lang === 'fr' ? 'fr' : null)
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(await openReviewLink(outbox, key)).toMatchObject({ state: 'open', submissionId: id, lang })
    const story = await readTimeline(outbox, id)
    expect(story?.timeline).toContainEqual(
      expect.objectContaining({ kind: 'review_mail', actor: 'account-1' }),
    )
  },
)

test('who wants no commercial messages gets no link to review, nor who has not been served or has written', async () => {
  const site = await mailingSite()
  const { outbox, delivery, server } = site
  const { id } = await finishedLead(site, 'fr', 'enough@mail.example')
  expect(await mailReviewLink(outbox, id, 'account-1')).toBe(true)
  // Between the click of staff and the mail.
  await withdrawConsent(outbox, id)
  await delivery.deliverDue()
  expect(server.received.map(({ subject }) => subject)).toEqual([expect.stringContaining('reçu')])
  const story = await readTimeline(outbox, id)
  expect(story?.timeline.map(({ kind }) => kind)).toContain('review_mail_refused')

  const again = await finishedLead(site, 'fr', 'enough@mail.example')
  expect(await mailReviewLink(outbox, again.id, 'account-1'), 'withdrawn with an earlier request').toBeNull()
  const open = sampleSubmission(to('new@mail.example'))
  await outbox.submit(open)
  expect(await mailReviewLink(outbox, open.lead.submission_id, 'account-1')).toBeNull()
})

test('nobody can use the form to send an advertisement to somebody else', async () => {
  const { outbox, delivery, server } = await mailingSite()
  const payload = {
    name: 'Win at casino.example',
    message: 'Visit https://casino.example today, dear friend.',
  }
  await outbox.submit(sampleSubmission(to('victim@mail.example', payload)))
  await delivery.deliverDue()
  const { text, html } = await server.mailTo('victim@mail.example')
  expect(text).toContain('Trois-Rivières')
  expect(`${text}${html}`).not.toContain('casino')

  for (let count = 0; count < 8; count++) await outbox.submit(sampleSubmission(to('victim@mail.example')))
  await delivery.deliverDue()
  expect(server.received).toHaveLength(1)
})

test('an address whose mail was opened gets five confirmations an hour', async () => {
  const { outbox, delivery, server } = await mailingSite()
  const first = sampleSubmission(to('known@mail.example'))
  await outbox.submit(first)
  await proveAddress(outbox, first.lead.submission_id)
  for (let count = 0; count < 8; count++) await outbox.submit(sampleSubmission(to('known@mail.example')))
  await delivery.deliverDue()
  expect(server.received).toHaveLength(5)
})

test('what waited for the address is confirmed once a link was opened', async () => {
  const { outbox, delivery, server } = await mailingSite()
  const [first, second] = [sampleSubmission(to('two@mail.example')), sampleSubmission(to('two@mail.example'))]
  await outbox.submit(first)
  await outbox.submit(second)
  await delivery.deliverDue()
  expect(server.received).toHaveLength(1)
  await proveAddress(outbox, first.lead.submission_id)
  await proveAddress(outbox, first.lead.submission_id)
  await delivery.deliverDue()
  expect(server.received.map(({ text }) => text?.includes(second.lead.reference))).toEqual([false, true])
})

test('a suspected lead is confirmed once staff have released it', async () => {
  const { outbox, delivery, server } = await mailingSite({ limits: { perHour: 1 } })
  const first = sampleSubmission(to('one@mail.example'))
  await outbox.submit(first)
  await proveAddress(outbox, first.lead.submission_id)
  const suspected = sampleSubmission(to('one@mail.example'))
  await outbox.submit(suspected)
  await delivery.deliverDue()
  expect(server.received).toHaveLength(1)
  await releaseLead(outbox, suspected.lead.submission_id, 'account-1')
  await delivery.deliverDue()
  expect(server.received).toHaveLength(2)
})

test('staff see what became of the confirmation, and a refused one is given up', async () => {
  const { outbox, delivery, server } = await mailingSite()
  server.refuse = (address) => (address.startsWith('nobody') ? smtpError(550) : null)
  const [refused, sent] = ['nobody@mail.example', 'amy@mail.example'].map((email) =>
    sampleSubmission(to(email)),
  )
  for (const submission of [refused, sent]) if (submission) await outbox.submit(submission)
  await delivery.deliverDue()
  const eventsOf = async (submission = sent) => {
    const found = await readTimeline(outbox, submission?.lead.submission_id ?? '')
    return found?.timeline.map(({ kind, detail }) => [kind, detail])
  }
  expect(await eventsOf(sent)).toContainEqual(['mailed', null])
  expect(await eventsOf(refused)).toContainEqual(['mail_refused', 'SMTP 550'])
})

test.each([
  ['en', 'TV & audio', 'Guarantee claim', 'Open'],
  ['fr', 'Télé et audio', 'Réclamation sous garantie', 'Ouvrir'],
] as const)(
  'who has lost the links gets each with its service and its number, in %s',
  async (lang, service, claim, open) => {
    const { outbox, delivery, server, clock } = await mailingSite()
    const email = 'lost@mail.example'
    const request = sampleSubmission({ lang, payload: { email } })
    const claimed = sampleSubmission({ type: 'claim', lang, payload: { email } })
    for (const one of [request, claimed]) {
      await outbox.submit(one)
      clock.advance(1_000)
    }
    await mailRequestLinks(outbox, email, '192.0.2.1')
    await delivery.deliverDue()
    const mail = server.received.find(({ subject }) => /^(Your requests|Vos demandes)$/.test(subject ?? ''))
    const colon = lang === 'fr' ? '\u00A0: ' : ': '
    const lines = (mail?.text ?? '').split('\n').filter((line) => line.includes('M-'))
    expect(lines).toEqual([
      expect.stringContaining(
        `${claim}, ${claimed.lead.reference}${colon}https://montage.example/api/request?`,
      ),
      expect.stringContaining(
        `${service}, ${request.lead.reference}${colon}https://montage.example/api/request?`,
      ),
    ])
    const links = [...String(mail?.html).matchAll(/<a href="([^"]+)">([^<]+)<\/a><\/td>/g)]
    expect(links.map(([, , text]) => text)).toEqual([open, open])
    expect(links.map(([, href = '']) => href.replaceAll('&amp;', '&'))).toEqual(
      lines.map((line) => line.slice(line.indexOf('https:'))),
    )
  },
)

test.each([
  ['en', 'Partner website: We have it. Our mails repeat no web addresses.'],
  ['fr', 'Site web du partenaire\u00A0: Nous l’avons. Nos courriels ne répètent pas d’adresses web.'],
] as const)(
  'a web address that was typed is not repeated, and the mail says that we have it, in %s',
  async (lang, line) => {
    const { outbox, delivery, server } = await mailingSite()
    await outbox.submit(
      sampleSubmission({ type: 'partner', lang, payload: { your_email: 'amy@mail.example' } }),
    )
    await delivery.deliverDue()
    const { text = '', html } = await server.mailTo('amy@mail.example')
    expect(text).toContain(line)
    expect(text + html).not.toContain('roy.example')
    // The customer's own address is no news.
    expect(text).not.toContain('amy@mail.example')
    expect(text.split(line.split(': ')[1] ?? '?')).toHaveLength(2)
  },
)
