import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { MailServer } from '../mail/mail-server.ts'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { linkIn, mailAndCrm } from './mail-and-crm.ts'
import { ADMIN } from './people.ts'
import { LEAD_ENV } from './stored-leads.ts'

const { env, told, start } = await mailAndCrm()

const test = testWithSite({ env: { ...LEAD_ENV, ...env } })

let mail: MailServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ mail, stop } = await start())
})
test.afterAll(() => stop())

for (const { lang, subject, asked, title, button, done } of [
  {
    lang: 'en',
    subject: 'We have received your request ',
    asked: 'Job: TV mounting',
    title: 'Stop commercial messages?',
    button: 'Stop these messages',
    done: 'Your consent is withdrawn',
  },
  {
    lang: 'fr',
    subject: 'Nous avons bien reçu votre demande ',
    asked: 'Installation\u00a0: Installation',
    title: 'Ne plus recevoir de messages commerciaux?',
    button: 'Arrêter ces messages',
    done: 'Votre consentement est retiré',
  },
]) {
  test(
    `a request is confirmed by mail, whose link withdraws a consent without scripts (${lang})`,
    inEveryRun(lang === 'fr'),
    async ({ site, newPage }) => {
      const email = `amelie-${lang}@courriel.example`
      const id = randomUUID()
      const answer = await fetch(`${site.url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.url },
        body: JSON.stringify({
          type: 'lead',
          submission_id: id,
          lang,
          payload: {
            job: 'service=tv-mounting',
            service_type: 'tv-mounting',
            name: 'Amélie Gagnon',
            email,
            city: 'Toronto',
            province_state: 'ON',
            message: 'Two televisions in two rooms.',
            marketing_consent: true,
          },
        }),
      })
      expect(answer.status).toBe(202)
      const { reference } = (await answer.json()) as { reference: string }
      const { subject: received, text = '', from } = await mail.mailTo(email)
      expect(received).toBe(subject + reference)
      expect(from?.value).toEqual([{ name: 'Montage', address: 'noreply@montage.example' }])
      expect(text).toContain(asked)
      expect(text).toContain('Two televisions in two rooms.')

      const page = await newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' })
      await page.goto(linkIn(text, site, '/api/unsubscribe'))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
      expect(new URL(page.url()).searchParams.has('signature')).toBe(false)
      await expect
        .poll(() => told.filter(({ payload }) => payload.submission_id === id).map(({ type }) => type))
        .toEqual(['lead', 'consent_withdrawn'])
    },
  )
}

test('staff are told of an emergency within five seconds of Submit', async ({ site, newPage }) => {
  const recipient = { _type: 'mailRecipient', _key: 'a', email: 'anna@montage.example', language: 'en' }
  await site.client
    .patch('mailTexts')
    .set({ requestRecipients: [recipient] })
    .commit()
  const page = await newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  await page.goto('/get-quote?service=tv-mounting&city=toronto&urgent=true')
  const answers = {
    name: 'Amélie Gagnon',
    email: 'urgent@courriel.example',
    phone: '514 873-6565',
    message: 'It sparks and smells of smoke.',
  }
  const form = page.locator('form[action="/api/leads"]')
  for (const [name, value] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(value)
  const sentAt = Date.now()
  await form.locator('button[type=submit]').locator('visible=true').click()
  await expect(page).toHaveURL(/\/request\/M-/)
  const { subject, text } = await mail.mailTo(recipient.email)
  expect(Date.now() - sentAt).toBeLessThan(5_000)
  expect(subject).toMatch(/^EMERGENCY: new request M-/)
  expect(text).not.toMatch(/Amélie|873|courriel|smoke/)
  const confirmation = await mail.mailTo(answers.email)
  expect(confirmation.subject).toMatch(/^Your emergency request M-/)
  expect(confirmation.text?.split('\n\n')[1]).toContain('Call 911 first.')
})

test('what the page asks is found by everybody', ONLY_IN_SWEEP, async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' })
  for (const address of [
    '/unsubscribe?lead=x&signature=y',
    '/unsubscribe?done=yes&lang=fr',
    '/unsubscribe',
  ]) {
    await page.goto(address)
    await expectNothingFound(page)
  }
})

test(
  'who forgot the password gets a link from the form to sign in',
  ONLY_IN_SWEEP,
  async ({ site, newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce', locale: 'fr-CA' })
    await page.goto(`${site.url}/studio`)
    await page.getByLabel('Adresse courriel').fill(ADMIN.email)
    await page.getByRole('button', { name: 'Recevoir un lien de connexion par courriel' }).click()
    await expect(page.getByText('un lien est en route')).toBeVisible()
    const { text = '' } = await mail.mailTo(ADMIN.email)
    await page.goto(linkIn(text, site, '/auth/link'))
    await page.getByRole('button').click()
    await expect(page).toHaveURL(/\/studio/)
  },
)
