import { expect, onTestFinished, test, vi } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { alertOfParked, noteParked } from '#lib/leads/mails/alerts.ts'
import { mailToAccount } from '#lib/leads/mails/occasions.ts'
import {
  accountByEmail,
  createAccount,
  handleAuth,
  mailLanguage,
  setPassword,
} from '#lib/server/accounts/index.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { mailingSite, SITE_URL } from './site.ts'

const SETTINGS = { SITE_URL, TRUSTED_PROXIES: 0, NODE_ENV: 'production', SMTP_URL: 'smtp://set' } as const

/** A site with an administrator who is signed in, and its `auth/…`. */
async function studio() {
  const site = await mailingSite()
  const { lake, outbox } = site
  const { database } = lake
  const count = { mails: 0 }
  createAccount(database, { email: 'admin@montage.example', role: 'administrator', displayName: 'Anna' })
  const call = async (path: string, body?: unknown, cookie = '', address = '192.0.2.1') => {
    const request = new Request(`${SITE_URL}/api/lake/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'montage.example', cookie, 'x-forwarded-for': address },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const segments = new URL(request.url).pathname.split('/').slice(4)
    const response = await handleAuth(
      request,
      { database },
      segments,
      SETTINGS,
      async (account, kind, options) => {
        await mailToAccount(
          outbox,
          kind,
          { id: account.id, language: mailLanguage(database, account) },
          options,
        )
        count.mails++
        return true
      },
    )
    if (!response) throw new Error(`No answer for ${path}`)
    return response
  }
  /** Opens the link of a mail as a browser does, and returns the session's cookie. */
  const openLinkIn = async (text = '') => {
    const [link = ''] = /https:\/\/montage\.example\/api\/lake\/v1\/auth\/link\?token=\S+/.exec(text) ?? []
    const response = await call(link.split('/v1/')[1] ?? '', {})
    return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const admin = accountByEmail(database, 'admin@montage.example')
  await setPassword(database, admin?.id ?? '', 'correct horse battery')
  const signedIn = await call('auth/login', {
    email: 'admin@montage.example',
    password: 'correct horse battery',
  })
  const adminCookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ...site, count, database, call, openLinkIn, adminCookie }
}

test.for([
  {
    language: 'en',
    subject: 'You are invited to the Studio',
    greeting: 'Hello Jo,',
    button: 'Open the Studio:',
  },
  {
    language: 'fr',
    subject: 'Votre invitation au Studio',
    greeting: 'Bonjour Jo,',
    button: 'Ouvrir le Studio\u00a0:',
  },
])('an invitation in $language signs in', async ({ language, subject, greeting, button }) => {
  const { call, delivery, server, openLinkIn, adminCookie } = await studio()
  const person = { email: 'jo@montage.example', displayName: 'Jo', role: 'editor', language }
  const answer = await call('auth/people', person, adminCookie)
  expect(await answer.json()).toMatchObject({ isMailed: true, link: expect.stringContaining('token=') })
  await delivery.deliverDue()
  const { text, html, ...mail } = await server.mailTo('jo@montage.example')
  expect(mail.subject).toBe(subject)
  for (const words of [greeting, button, 'Example', 'M5V 0A1'])
    expect(text?.replace('Exemple', 'Example')).toContain(words)
  expect(html).toContain(`<html lang="${language}-CA">`)
  expect(await openLinkIn(text)).toMatchObject({ status: 303, cookie: expect.stringContaining('session=') })
  expect(await openLinkIn(text)).toMatchObject({ status: 410 })
})

test('who forgot the password gets a link in the language of their Studio; the password holds until it is used', async () => {
  const { call, delivery, server, database, openLinkIn } = await studio()
  const signIn = { email: 'admin@montage.example', password: 'correct horse battery' }
  const { id = '' } = accountByEmail(database, signIn.email) ?? {}
  database
    .prepare('INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?)')
    .run(id, 'montage.studio.language', '"fr"')
  expect((await call('auth/forgotten', { email: 'nobody@montage.example' })).status).toBe(204)
  expect((await call('auth/forgotten', { email: signIn.email })).status).toBe(204)
  await expect.poll(() => delivery.deliverDue().then(() => server.received.length)).toBe(1)
  const { subject, text } = await server.mailTo(signIn.email)
  expect(subject).toBe('Choisissez un nouveau mot de passe pour le Studio')
  expect((await call('auth/login', signIn)).status).toBe(204)

  const { cookie } = await openLinkIn(text)
  expect((await call('auth/login', signIn)).status).toBe(401)
  expect((await call('auth/password', { password: 'another long password' }, cookie)).status).toBe(204)
  expect((await call('auth/login', { ...signIn, password: 'another long password' })).status).toBe(204)
})

test('a password that an administrator resets, in English; anybody who asks gets three links an hour', async () => {
  const { call, count, delivery, server, adminCookie, database, clock } = await studio()
  const { id } = createAccount(database, { email: 'jo@montage.example', role: 'editor' })
  await call(`auth/people/${id}/reset-password`, {}, adminCookie)
  await delivery.deliverDue()
  expect(await server.mailTo('jo@montage.example')).toMatchObject({
    subject: 'Choose a new password for the Studio',
  })
  const before = count.mails
  for (let time = 1; time <= 12; time++) {
    const asked = await call('auth/forgotten', { email: 'jo@montage.example' }, '', `198.51.100.${time}`)
    expect(asked.status).toBe(204)
    await vi.waitUntil(() => count.mails === before + time, { interval: 10, timeout: 10_000 })
    clock.advance(5 * 60_000)
  }
  await delivery.deliverDue()
  expect(server.received.length).toBeGreaterThan(2)
  expect(server.received.length).toBeLessThan(6)
})

test('the answer to who forgot the password comes before anything is done about it', async () => {
  const { call, server, delivery, outbox } = await studio()
  const queued = () => outbox.db.selectFrom('mails').select('id').execute()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const email of ['admin@montage.example', 'nobody@montage.example']) {
    expect((await call('auth/forgotten', { email })).status).toBe(204)
    expect(await queued()).toEqual([])
  }
  vi.runAllTimers()
  vi.useRealTimers()
  await expect.poll(() => delivery.deliverDue().then(() => server.received.length)).toBe(1)
})

test('who asks for links again and again is refused, also for accounts that are not there, and keeps nobody from one', async () => {
  const { call, delivery, server, adminCookie, database } = await studio()
  createAccount(database, { email: 'jo@montage.example', role: 'editor' })
  const ask = async (email: string, address: string, cookie = '') =>
    (await call('auth/forgotten', { email }, cookie, address)).status
  const ATTACKER = '203.0.113.66'
  const answers = []
  for (let n = 0; n < 40; n++) {
    const email = n % 2 === 0 ? 'jo@montage.example' : `nobody-${n}@montage.example`
    answers.push(await ask(email, ATTACKER))
  }
  expect(answers).toEqual(answers.map((_, n) => (n < 5 ? 204 : 429)))
  await expect.poll(() => delivery.deliverDue().then(() => server.received.length)).toBe(1)
  // Others, and a browser in which the person signed in before, also at the attacker's address.
  expect(await ask('jo@montage.example', '203.0.113.67')).toBe(204)
  const signedIn = await call('auth/login', {
    email: 'admin@montage.example',
    password: 'correct horse battery',
  })
  const known = signedIn.headers.getSetCookie().find((cookie) => cookie.includes('montage_browser='))
  expect(await ask('admin@montage.example', ATTACKER, known?.split(';')[0])).toBe(204)
  expect(await ask('admin@montage.example', ATTACKER, adminCookie)).toBe(429)
  // It takes nothing from signing in.
  const wrong = { email: 'jo@montage.example', password: 'not the right one' }
  expect((await call('auth/login', wrong, '', ATTACKER)).status).toBe(401)
})

test('staff are told once an hour that leads are parked, each in their language', async () => {
  const { outbox, delivery, server, lake, clock } = await studio()
  const refuse = async () => ({ kind: 'refused', status: 422, answer: 'no' }) as const
  const refusing = new Delivery(outbox, [{ name: 'crm', send: refuse, withdraw: refuse, report: refuse }])
  const park = async () => {
    await outbox.submit(sampleSubmission({ payload: { email: `${clock.time}@mail.example` } }))
    await refusing.deliverDue()
    await delivery.deliverDue()
  }
  const alerts = () => server.received.filter(({ text }) => text?.includes('/studio/leads'))
  await park()
  expect(alerts()).toMatchObject([
    { subject: 'Leads need help: 1 parked', to: { text: 'admin@montage.example' } },
  ])
  await park()
  expect(alerts()).toHaveLength(1)

  const recipient = { _type: 'mailRecipient', _key: 'a', email: 'equipe@montage.example', language: 'fr' }
  lake.mutate([{ patch: { id: 'mailTexts', set: { alertRecipients: [recipient] } } }], { author: 'seed' })
  clock.advance(3_600_000)
  await park()
  const mail = await server.mailTo('equipe@montage.example')
  expect(mail.subject).toBe('Demandes mises de côté\u00a0: 3')
  expect(mail.text).toContain('Voir les demandes\u00a0:\nhttps://montage.example/studio/leads')
  expect(alerts()).toHaveLength(2)
})

test('of several servers one tells staff that leads are parked', async () => {
  const { outbox, folder } = await mailingSite()
  const { outbox: other } = await temporaryOutbox({ folder, confirms: true })
  const recipients = async () => [{ email: 'equipe@montage.example', language: 'fr' as const }]
  const parkAt = (time: number) => outbox.commits.run((trx) => noteParked(trx, time))
  await parkAt(outbox.now())
  await alertOfParked(outbox, async () => {
    // While this one looks up who is to be told, another lead is parked and another server is faster.
    await parkAt(outbox.now() + 1)
    await alertOfParked(other, recipients)
    return recipients()
  })
  expect(await outbox.db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'parkedLeads' }])
})
