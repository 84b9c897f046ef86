import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SoftwareAuthenticator } from '../../../tests/software-authenticator.ts'
import { handleAuth } from './handlers.ts'
import { identify } from './identify.ts'
import { hashPassword } from './passwords.ts'
import { clearPasskeys, createAccount, disableAccount, enableAccount } from './people.ts'
import { startSession } from './sessions.ts'
import { createToken } from './tokens.ts'

// Hashing is slow on purpose. At its real cost it is tested in passwords.test.ts.
vi.mock('./password-cost.ts', () => ({ PASSWORD_COST: { N: 2 ** 10, r: 8, p: 1 } }))

const PASSWORD = 'correct horse battery'
const PASSWORD_HASH = await hashPassword(PASSWORD)
const SITE_URL = 'http://localhost:3000'
const MINUTE = 60_000

let database: DatabaseSync
let accountId: string
let device: SoftwareAuthenticator
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T09:00:00Z') })
  database = new DatabaseSync(':memory:')
  accountId = createAccount(database, { email: 'jo@example.ca', role: 'editor' }).id
  database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(PASSWORD_HASH, accountId)
  device = new SoftwareAuthenticator(SITE_URL)
})
afterEach(() => {
  vi.useRealTimers()
})

/** A browser: it keeps its cookies. */
class Browser {
  readonly cookies = new Map<string, string>()
  address = '203.0.113.7'

  async call(path: string, body?: unknown, { method = 'POST', headers = {} } = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    const request = new Request(`${SITE_URL}/api/lake/v1/auth/passkeys${path}`, {
      method,
      headers: { host: 'localhost:3000', 'x-forwarded-for': this.address, cookie, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const segments = ['auth', 'passkeys', ...path.split('/').filter(Boolean)]
    const settings = { SITE_URL, TRUSTED_PROXIES: 0, NODE_ENV: 'production' as const }
    const response = await handleAuth(request, { database }, segments, settings)
    if (!response) throw new Error(`No answer for ${path}`)
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=', 2) ?? []
      this.cookies.set(name, value)
    }
    expect(response.headers.get('cache-control')).toContain('no-store')
    return { status: response.status, ...(response.status === 204 ? {} : await response.json()) }
  }

  who() {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    return identify(new Request(SITE_URL, { headers: { cookie } }), { database })?.displayName ?? null
  }

  async add(name = 'Laptop', faults = {}) {
    const options = await this.call('/options', {})
    return this.call('/add', { name, credential: device.create(options, faults) })
  }

  async signIn(faults = {}) {
    const options = await this.call('/challenge')
    return this.call('/sign-in', { credential: device.get(options, faults) })
  }
}

function signedIn(id = accountId): Browser {
  const browser = new Browser()
  browser.cookies.set('montage_session', startSession(database, id))
  return browser
}

describe('a passkey', () => {
  it('is added, named, used and removed by its person', async () => {
    const browser = signedIn()
    const added = await browser.add(' Laptop ')
    const [passkey] = added.passkeys
    expect(added).toMatchObject({ status: 200, needsPassword: false })
    expect(passkey).toEqual({
      id: expect.stringMatching(/^passkey-/),
      name: 'Laptop',
      createdAt: Date.now(),
      lastUsedAt: null,
    })
    const other = new Browser()
    expect([await other.signIn(), other.who()]).toEqual([{ status: 204 }, 'Jo'])
    const renamed = await other.call(`/${passkey.id}/name`, { name: 'Work' })
    expect(renamed.passkeys).toMatchObject([{ name: 'Work', lastUsedAt: Date.now() }])
    expect((await other.call(`/${passkey.id}/remove`)).passkeys).toEqual([])
    expect(await new Browser().signIn()).toMatchObject({ status: 401, code: 'invalid_passkey' })
  })

  it('asks the browser for a stored credential and for the person', async () => {
    await signedIn().add()
    const creation = await signedIn().call('/options', {})
    expect(creation).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'jo@example.ca' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id.toString('base64url') }],
    })
    const { allowCredentials = [], ...request } = await new Browser().call('/challenge')
    expect(allowCredentials).toEqual([])
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpID: 'evil.example' }],
    ['without a finger, face or code', { isVerified: false }],
  ])('is not added %s', async (_, faults) => {
    expect(await signedIn().add('Laptop', faults)).toMatchObject({ status: 400, code: 'passkey_not_added' })
    expect((await signedIn().call('', undefined, { method: 'GET' })).passkeys).toEqual([])
  })

  it('is not added twice, with the challenge of somebody else, or after signing out', async () => {
    const browser = signedIn()
    const credential = device.create(await browser.call('/options', {}))
    const mallory = signedIn(createAccount(database, { email: 'm@example.ca', role: 'editor' }).id)
    mallory.cookies.set('montage_passkey', browser.cookies.get('montage_passkey') ?? '')
    const add = (by: Browser) => by.call('/add', { name: 'Laptop', credential })
    expect((await add(mallory)).code).toBe('passkey_not_added')
    expect((await add(browser)).status).toBe(200)
    expect((await add(browser)).code).toBe('passkey_not_added')

    const late = new SoftwareAuthenticator(SITE_URL).create(await browser.call('/options', {}))
    clearPasskeys(database, accountId)
    expect((await browser.call('/add', { name: 'Late', credential: late })).code).toBe('not_signed_in')
    browser.cookies.set('montage_session', startSession(database, accountId))
    expect((await browser.call('/add', { name: 'Late', credential: late })).code).toBe('passkey_not_added')
  })

  it('is added only after a sign-in of a few minutes ago, or with the password', async () => {
    const browser = signedIn()
    vi.setSystemTime(Date.now() + 10 * MINUTE)
    expect(await browser.call('', undefined, { method: 'GET' })).toMatchObject({ needsPassword: true })
    expect(await browser.call('/options', {})).toMatchObject({ status: 403, code: 'confirm_password' })
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await browser.call('/options', { password: 'wrong' })).code).toBe('wrong_password')
    }
    expect((await browser.call('/options', { password: PASSWORD })).code).toBe('too_many_attempts')
    vi.setSystemTime(Date.now() + 15 * MINUTE)
    expect((await browser.call('/options', { password: PASSWORD })).status).toBe(200)
  })

  it('is one of at most ten', async () => {
    const browser = signedIn()
    for (let n = 0; n < 10; n += 1) {
      device = new SoftwareAuthenticator(SITE_URL)
      expect((await browser.add(`${n}`)).status).toBe(200)
    }
    expect((await browser.call('/options', {})).code).toBe('too_many_passkeys')
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await signedIn().add()
  })

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpID: 'evil.example' }],
    ['without a finger, face or code', { isVerified: false }],
    ['for another account', { userHandle: Buffer.from('account-0').toString('base64url') }],
  ])('is refused %s', async (_, faults) => {
    const browser = new Browser()
    expect(await browser.signIn(faults)).toMatchObject({ status: 401, code: 'invalid_passkey' })
    expect(browser.who()).toBeNull()
    expect((await browser.signIn()).status).toBe(204)
  })

  it('is refused with a replayed, expired or other browser’s challenge', async () => {
    const browser = new Browser()
    const credential = device.get(await browser.call('/challenge'))
    const stolen = new Browser()
    await stolen.call('/challenge')
    expect((await stolen.call('/sign-in', { credential })).code).toBe('invalid_passkey')
    expect((await browser.call('/sign-in', { credential })).status).toBe(204)
    expect((await browser.call('/sign-in', { credential })).code).toBe('invalid_passkey')

    const late = device.get(await browser.call('/challenge'))
    vi.setSystemTime(Date.now() + 5 * MINUTE)
    expect((await browser.call('/sign-in', { credential: late })).code).toBe('invalid_passkey')
  })

  it('works in each of several tabs', async () => {
    const browser = new Browser()
    const first = device.get(await browser.call('/challenge'))
    await browser.call('/challenge')
    expect((await browser.call('/sign-in', { credential: first })).status).toBe(204)
  })

  it('is refused to one of two at once with one challenge', async () => {
    const browser = new Browser()
    const credential = device.get(await browser.call('/challenge'))
    const answers = await Promise.all([1, 2].map(() => browser.call('/sign-in', { credential })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401])
  })

  it('is refused when the counter of the device goes back or stands still', async () => {
    expect((await new Browser().signIn({ counter: 7 })).status).toBe(204)
    for (const counter of [7, 6, 0]) expect((await new Browser().signIn({ counter })).status).toBe(401)
    expect((await new Browser().signIn({ counter: 8 })).status).toBe(204)
  })

  it('is possible with a device that does not count', async () => {
    for (let n = 0; n < 2; n += 1) expect((await new Browser().signIn({ counter: 0 })).status).toBe(204)
  })

  it('gives one answer for what is unknown, removed, wrong or of a removed account', async () => {
    const answers = [await new Browser().signIn({ isVerified: false })]
    disableAccount(database, accountId)
    answers.push(await new Browser().signIn())
    enableAccount(database, accountId)
    answers.push(await new Browser().signIn())
    device = new SoftwareAuthenticator(SITE_URL)
    answers.push(await new Browser().signIn())
    answers.push(await new Browser().call('/sign-in', { credential: {} }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, code: 'invalid_passkey' })
  })

  it('is throttled, and not from outside for a browser that knows the account', async () => {
    const known = new Browser()
    expect((await known.signIn()).status).toBe(204)
    const attacker = new Browser()
    for (let n = 0; n < 5; n += 1) expect((await attacker.signIn({ isVerified: false })).status).toBe(401)
    expect((await attacker.signIn()).code).toBe('too_many_attempts')
    expect((await known.signIn()).status).toBe(204)
  })

  it('cannot be pushed out by who asks for thousands of challenges elsewhere', async () => {
    const browser = new Browser()
    const credential = device.get(await browser.call('/challenge'))
    const flood = new Browser()
    flood.address = '198.51.100.1'
    for (let n = 0; n < 150; n += 1) await flood.call('/challenge')
    const stored = database.prepare('SELECT count(*) AS count FROM passkey_challenges').get()?.count
    expect(stored).toBe(101)
    expect((await browser.call('/sign-in', { credential })).status).toBe(204)
  })
})

describe('who asks', () => {
  it.each(['/options', '/add', '/x/name', '/x/remove'])(
    '%s is for the person who is signed in',
    async (path) => {
      const body = { name: 'Laptop' }
      expect(await new Browser().call(path, body)).toMatchObject({ status: 401, code: 'not_signed_in' })
      const { secret } = createToken(database, { role: 'administrator', label: 'Script' })
      const headers = { authorization: `Bearer ${secret}` }
      expect((await new Browser().call(path, body, { headers })).code).toBe('own_passkeys')
    },
  )

  it('changes nobody else’s', async () => {
    const { passkeys } = await signedIn().add()
    const other = signedIn(createAccount(database, { email: 'm@example.ca', role: 'administrator' }).id)
    for (const action of ['name', 'remove']) {
      const answer = await other.call(`/${passkeys[0].id}/${action}`, { name: 'Mine' })
      expect(answer).toMatchObject({ status: 404, code: 'unknown_passkey' })
    }
    expect((await signedIn().call('', undefined, { method: 'GET' })).passkeys).toEqual(passkeys)
  })

  it('is not the page of another site, and uses the right method', async () => {
    const headers = { origin: 'https://evil.example' }
    for (const path of ['/challenge', '/sign-in', '/options', '/add', '/x/remove']) {
      expect((await signedIn().call(path, {}, { headers })).code).toBe('foreign_origin')
      expect((await signedIn().call(path, undefined, { method: 'GET' })).code).toBe('method_not_allowed')
    }
    expect((await signedIn().call('', {})).code).toBe('method_not_allowed')
    expect((await signedIn().call('/x/other', {})).code).toBe('unknown_passkey')
  })

  it.each(['', '   ', 'x'.repeat(61), 7, undefined])('refuses the name %j', async (name) => {
    const browser = signedIn()
    const credential = device.create(await browser.call('/options', {}))
    expect((await browser.call('/add', { name, credential })).code).toBe('passkey_name')
  })
})
