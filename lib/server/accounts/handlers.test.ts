import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleAuth } from './handlers.ts'
import { identify } from './identify.ts'
import { createSignInLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { clearPassword, createAccount, disableAccount, setPassword, signOutEverywhere } from './people.ts'

// Hashing is slow on purpose. At its real cost it is tested in passwords.test.ts.
vi.mock('./password-cost.ts', () => ({ PASSWORD_COST: { N: 2 ** 10, r: 8, p: 1 } }))

/** What comes in between while a password is verified, which takes a while. */
const meanwhile = vi.hoisted(() => ({ happens: () => {} }))
vi.mock('./passwords.ts', async (importOriginal) => {
  const passwords = await importOriginal<typeof import('./passwords.ts')>()
  const verifyPassword: typeof passwords.verifyPassword = async (password, hash) => {
    const isRight = await passwords.verifyPassword(password, hash)
    meanwhile.happens()
    return isRight
  }
  return { ...passwords, verifyPassword }
})

const PASSWORD = 'correct horse battery'
const PASSWORD_HASH = await hashPassword(PASSWORD)
const SITE_URL = 'http://localhost:3000'

let database: DatabaseSync
let accountId: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T09:00:00Z') })
  database = new DatabaseSync(':memory:')
  accountId = createAccount(database, { email: 'jo@example.ca', role: 'editor' }).id
  database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(PASSWORD_HASH, accountId)
})
afterEach(() => {
  vi.useRealTimers()
  meanwhile.happens = () => {}
})

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  siteUrl?: string
}

async function call(path: string, { method = 'POST', headers, body, siteUrl = SITE_URL }: Call = {}) {
  const request = new Request(`${SITE_URL}/api/lake/v1/${path}`, {
    method,
    headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  const segments = new URL(request.url).pathname.split('/').slice(4)
  const settings = { SITE_URL: siteUrl, TRUSTED_PROXIES: 0, NODE_ENV: 'production' as const }
  const response = await handleAuth(request, { database }, segments, settings)
  if (!response) throw new Error(`No answer for ${path}`)
  return response
}

const signIn = (email = 'jo@example.ca', password = PASSWORD, more: Call = {}) =>
  call('auth/login', { body: { email, password }, ...more })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const whoHas = (cookie: string) =>
  identify(new Request(SITE_URL, { headers: { cookie } }), { database })?.displayName ?? null

describe('auth/login', () => {
  it('signs in', async () => {
    const response = await signIn(' JO@example.ca ')
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^montage_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/),
      expect.stringMatching(
        /^montage_browser=[\w-]{43}\.\w{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
      ),
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(whoHas(cookieOf(response))).toBe('Jo')
  })

  it.each([
    ['the password is taken away', () => clearPassword(database, accountId)],
    ['the person is removed', () => disableAccount(database, accountId)],
  ])('refuses the former password when meanwhile %s', async (_, happens) => {
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    meanwhile.happens = happens
    expect((await signIn()).status).toBe(401)
  })

  it('gives cookies for https and this host only when the site is on https', async () => {
    const response = await signIn(undefined, undefined, { siteUrl: 'https://montage.example' })
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure$/)
  })

  it('gives one and the same answer for a wrong password, an unknown and a disabled person', async () => {
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const disabled = createAccount(database, { email: 'gone@example.ca', role: 'editor' })
    await setPassword(database, disabled.id, PASSWORD)
    disableAccount(database, disabled.id)
    createAccount(database, { email: 'new@example.ca', role: 'editor' })
    const answers = await Promise.all(
      [
        signIn('jo@example.ca', 'wrong password'),
        signIn('nobody@example.ca'),
        signIn('gone@example.ca'),
        signIn('new@example.ca', ''),
        signIn("' OR 1=1 --", "' OR 1=1 --"),
      ].map(async (response) => [(await response).status, await (await response).json()]),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual([
      401,
      {
        statusCode: 401,
        error: 'Unauthorized',
        message: 'This e-mail address and password do not match.',
        code: 'invalid_credentials',
      },
    ])
  })

  it('throttles, also many attempts at once, and says for how long', async () => {
    const wrong = await Promise.all(Array.from({ length: 8 }, () => signIn(undefined, 'wrong password')))
    expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const refused = await signIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many attempts. Try again in 15 minutes.',
      code: 'too_many_attempts',
      retryAfter: 900,
    })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    expect((await signIn()).status).toBe(204)
  })

  describe('from a browser that signed in before', () => {
    const lockOut = () =>
      Promise.all(Array.from({ length: 25 }, (_, n) => signIn(`nobody${n % 5}@example.ca`, 'wrong password')))
    const browserOf = (response: Response) => response.headers.getSetCookie()[1]?.split(';')[0] ?? ''

    it('works while others have used up the attempts of its address, and has attempts of its own', async () => {
      const cookie = browserOf(await signIn())
      await lockOut()
      expect((await signIn()).status).toBe(429)
      expect((await signIn(undefined, undefined, { headers: { cookie } })).status).toBe(204)
      const statuses = []
      for (let n = 0; n < 6; n++) {
        statuses.push((await signIn(undefined, 'wrong password', { headers: { cookie } })).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })

    it('is for its own account only, and cannot be made up', async () => {
      const other = createAccount(database, { email: 'max@example.ca', role: 'administrator' })
      await setPassword(database, other.id, PASSWORD)
      const cookie = browserOf(await signIn())
      await lockOut()
      const tries = [
        cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        'montage_browser=a.b',
        'montage_browser=',
      ]
      for (const made of tries)
        expect((await signIn(undefined, PASSWORD, { headers: { cookie: made } })).status).toBe(429)
      expect((await signIn('max@example.ca', PASSWORD, { headers: { cookie } })).status).toBe(429)
    })
  })

  it('cannot be throttled away by claiming other addresses', async () => {
    for (let index = 0; index < 5; index += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${index}, 203.0.113.7` }
      await signIn(undefined, 'wrong password', { headers })
    }
    const headers = { 'x-forwarded-for': '10.0.0.99, 203.0.113.7' }
    expect((await signIn(undefined, undefined, { headers })).status).toBe(429)
  })

  it('answers in French to a French browser', async () => {
    const response = await signIn(undefined, 'non', {
      headers: { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' },
    })
    expect(await response.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'Cette adresse courriel et ce mot de passe ne correspondent pas.',
    })
  })

  it('refuses what another site sends', async () => {
    const response = await signIn(undefined, undefined, { headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    undefined,
    '',
    '{',
    '[]',
    '"text"',
    { email: 'jo@example.ca' },
    { email: 1, password: 2 },
    'too long'.repeat(3000),
  ])('refuses the body %.40j', async (body) => {
    const response = await call('auth/login', { body })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_request' }])
  })

  it('ends the session the browser had', async () => {
    const former = cookieOf(await signIn())
    const response = await signIn(undefined, undefined, { headers: { cookie: former } })
    expect([whoHas(former), whoHas(cookieOf(response))]).toEqual([null, 'Jo'])
  })
})

describe('auth/logout', () => {
  it('ends the session, on the server too', async () => {
    const cookie = cookieOf(await signIn())
    const response = await call('auth/logout', { headers: { cookie } })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^montage_session=; .*Max-Age=0/)
    expect(whoHas(cookie)).toBeNull()
  })

  it('is not for other sites', async () => {
    const cookie = cookieOf(await signIn())
    expect((await call('auth/logout', { headers: { cookie, origin: 'https://evil.example' } })).status).toBe(
      403,
    )
    expect(whoHas(cookie)).toBe('Jo')
  })
})

describe('auth/link', () => {
  const pathOf = (link: string) => link.replace('/api/lake/v1/', '')

  it('signs in once and leads to the Studio', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    const response = await call(path)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/studio'])
    expect(whoHas(cookieOf(response))).toBe('Jo')
    for (const method of ['GET', 'POST']) {
      const second = await call(path, { method })
      expect([second.status, second.headers.get('set-cookie')]).toEqual([410, null])
      expect(await second.text()).toContain('Ce lien de connexion ne fonctionne plus')
    }
  })

  it('shows a page with a button to who opens it, such as the preview of a chat, and stays valid', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    for (let n = 0; n < 3; n++) {
      const response = await call(path, { method: 'GET' })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
      expect(await response.text()).toMatch(
        /<form method="post"><button>Sign in · <span lang="fr">Se connecter/,
      )
    }
    expect((await call(path)).status).toBe(303)
  })

  it('is not used by the page of another site', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    expect((await call(path, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await call(path)).status).toBe(303)
  })

  it('is used up by one of many at once', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(path)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })

  it('is not used up by a HEAD request', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    expect((await call(path, { method: 'HEAD' })).status).toBe(405)
    expect((await call(path)).status).toBe(303)
  })

  it('expires after a day', async () => {
    const path = pathOf(createSignInLink(database, accountId))
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect((await call(path, { method: 'GET' })).status).toBe(410)
  })

  it.each(['auth/link', 'auth/link?token=', "auth/link?token=' OR 1=1 --"])(
    'answers 410 to %s',
    async (path) => {
      createSignInLink(database, accountId)
      expect((await call(path, { method: 'GET' })).status).toBe(410)
    },
  )
})

describe('auth/password', () => {
  const change = (cookie: string, body: unknown) => call('auth/password', { headers: { cookie }, body })

  it('changes the password, keeps this browser signed in and signs every other out', async () => {
    const other = cookieOf(await signIn())
    const response = await change(cookieOf(await signIn()), {
      current: PASSWORD,
      password: 'another horse battery',
    })
    expect(response.status).toBe(204)
    expect([whoHas(other), whoHas(cookieOf(response))]).toEqual([null, 'Jo'])
    expect((await signIn()).status).toBe(401)
    expect((await signIn(undefined, 'another horse battery')).status).toBe(204)
  })

  it.each([
    ['the person is signed out', () => signOutEverywhere(database, accountId)],
    ['the password is taken away', () => clearPassword(database, accountId, null)],
  ])('changes nothing when meanwhile %s', async (_, happens) => {
    const cookie = cookieOf(await signIn())
    meanwhile.happens = happens
    const response = await change(cookie, { current: PASSWORD, password: 'another horse battery' })
    expect(response.status).toBe(401)
    meanwhile.happens = () => {}
    expect((await signIn(undefined, 'another horse battery')).status).toBe(401)
  })

  it('wants the current password, and limits guesses at it', async () => {
    const cookie = cookieOf(await signIn())
    const statuses = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push(
        (await change(cookie, { current: `guess ${index}`, password: 'another horse battery' })).status,
      )
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('wants none from a person who came by link and has none', async () => {
    const { id } = createAccount(database, { email: 'new@example.ca', role: 'translator' })
    const link = createSignInLink(database, id).replace('/api/lake/v1/', '')
    const cookie = cookieOf(await call(link))
    expect((await change(cookie, { password: 'short' })).status).toBe(400)
    expect((await change(cookie, { password: 'another horse battery' })).status).toBe(204)
    expect((await signIn('new@example.ca', 'another horse battery')).status).toBe(204)
  })

  it('is only for those signed in', async () => {
    const response = await change('', { password: 'another horse battery' })
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'not_signed_in' }])
  })
})

describe('handleAuth', () => {
  it('leaves every other path alone', async () => {
    for (const segments of [[], ['auth'], ['auth', 'other'], ['auth', 'login', 'x'], ['data', 'login']]) {
      expect(await handleAuth(new Request(SITE_URL), { database }, segments)).toBeNull()
    }
  })

  it('answers 405 to the wrong method', async () => {
    expect((await call('auth/login', { method: 'GET' })).status).toBe(405)
    expect((await call('auth/link?token=x', { method: 'PUT' })).status).toBe(405)
  })
})
