import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { handleAuth } from './handlers.ts'
import { identify } from './identify.ts'
import { createSignInLink, redeemSignInLink } from './links.ts'
import { addPasskey } from './passkeys.ts'
import { accountByEmail, accountById, createAccount, disableAccount } from './people.ts'
import type { Person } from './people-list.ts'
import { onSessionsEnded } from './session-ends.ts'
import { startSession } from './sessions.ts'
import { createToken } from './tokens.ts'

const SITE_URL = 'http://localhost:3000'

let database: DatabaseSync
let admin: string
let editor: string
let adminCookie: string
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  admin = createAccount(database, { email: 'admin@example.ca', role: 'administrator' }).id
  editor = createAccount(database, { email: 'jo@example.ca', role: 'editor' }).id
  adminCookie = cookie(startSession(database, admin))
})

const cookie = (secret: string) => `montage_session=${secret}`
const whoHas = (session: string) =>
  identify(new Request(SITE_URL, { headers: { cookie: cookie(session) } }), { database })

interface Answer {
  status: number
  code?: string
  message?: string
  people?: Person[]
  you?: string
  link?: string
}

async function call(
  path: string,
  {
    body,
    headers = {},
    method = 'POST',
  }: { body?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  const request = new Request(`${SITE_URL}/api/lake/v1/auth/people${path}`, {
    method,
    headers: { host: 'localhost:3000', cookie: adminCookie, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const segments = ['auth', 'people', ...path.split('/').filter(Boolean)]
  const settings = { SITE_URL, TRUSTED_PROXIES: 0, NODE_ENV: 'production' as const }
  const response = await handleAuth(request, { database }, segments, settings)
  if (!response) throw new Error(`No answer for ${path}`)
  expect(response.headers.get('cache-control')).toContain('no-store')
  return { status: response.status, ...(await response.json()) }
}

const secretOf = (link = '') => link.split('token=')[1] ?? ''
const personIn = (answer: Answer, id: string) => answer.people?.find((person) => person.id === id)

describe('the list', () => {
  it('has everybody with role, sessions and last sign-in, and never a secret', async () => {
    startSession(database, editor)
    startSession(database, editor)
    const answer = await call('', { method: 'GET' })
    expect(answer.you).toBe(admin)
    expect(personIn(answer, editor)).toEqual({
      id: editor,
      email: 'jo@example.ca',
      displayName: 'Jo',
      role: 'editor',
      hasPassword: false,
      createdAt: expect.any(Number),
      lastSignInAt: null,
      disabledAt: null,
      language: 'en',
      sessions: 2,
      passkeys: 0,
    })
    expect(JSON.stringify(answer)).not.toMatch(/hash/i)
  })

  it('says when somebody signed in', async () => {
    const before = Date.now()
    const link = createSignInLink(database, editor)
    const settings = { SITE_URL, TRUSTED_PROXIES: 0, NODE_ENV: 'production' as const }
    await handleAuth(
      new Request(SITE_URL + link, { method: 'POST' }),
      { database },
      ['auth', 'link'],
      settings,
    )
    const answer = await call('', { method: 'GET' })
    expect(personIn(answer, editor)?.lastSignInAt).toBeGreaterThanOrEqual(before)
  })
})

describe('passkeys', () => {
  const credential = { credentialId: 'id', publicKey: new Uint8Array([1]), counter: 0 }

  it('are counted, and taken away with every session', async () => {
    addPasskey(database, 'Laptop', { accountId: editor, ...credential })
    const session = startSession(database, editor)
    expect(personIn(await call('', { method: 'GET' }), editor)?.passkeys).toBe(1)
    const answer = await call(`/${editor}/remove-passkeys`, { body: {} })
    expect(personIn(answer, editor)).toMatchObject({ passkeys: 0, sessions: 0 })
    expect(whoHas(session)).toBeNull()
  })

  it('go with a person who is removed', async () => {
    addPasskey(database, 'Laptop', { accountId: editor, ...credential })
    await call(`/${editor}/remove`, { body: {} })
    const answer = await call(`/${editor}/restore`, { body: {} })
    expect(personIn(answer, editor)?.passkeys).toBe(0)
  })
})

describe('an invitation', () => {
  const person = { email: ' Ana@Example.CA ', displayName: ' Ana Roy ', role: 'translator' }

  it('makes an account and answers a link that works once', async () => {
    const answer = await call('', { body: person })
    const account = accountByEmail(database, 'ana@example.ca')
    expect(account).toMatchObject({ displayName: 'Ana Roy', role: 'translator', passwordHash: null })
    expect(redeemSignInLink(database, secretOf(answer.link))?.id).toBe(account?.id)
    expect(redeemSignInLink(database, secretOf(answer.link))).toBeNull()
  })

  it.each([
    [{ ...person, role: 'owner' }, 'bad_person'],
    [{ ...person, displayName: '  ' }, 'bad_person'],
    [{ ...person, displayName: 'x'.repeat(101) }, 'bad_person'],
    [{ ...person, email: 'ana' }, 'bad_email'],
    [{ ...person, email: 'JO@example.ca' }, 'email_taken'],
    ['text', 'bad_person'],
    [undefined, 'bad_person'],
  ])('refuses %j', async (body, code) => {
    expect((await call('', { body })).code).toBe(code)
    expect((await call('', { method: 'GET' })).people).toHaveLength(2)
  })

  it('is refused in French to who asks in French', async () => {
    const answer = await call('', {
      body: { ...person, email: 'ana' },
      headers: { 'accept-language': 'fr-CA' },
    })
    expect(answer.message).toMatch(/^Ce n’est pas une adresse courriel/)
  })
})

describe('changes', () => {
  it('of the role hold from the next request of an open session', async () => {
    const session = startSession(database, editor)
    const answer = await call(`/${editor}/role`, { body: { role: 'translator' } })
    expect(personIn(answer, editor)?.role).toBe('translator')
    expect(whoHas(session)?.role).toBe('translator')
  })

  it('of the name show in the list', async () => {
    const answer = await call(`/${editor}/name`, { body: { displayName: 'Jo Tremblay' } })
    expect(personIn(answer, editor)?.displayName).toBe('Jo Tremblay')
  })

  it('reset a password: sessions end, and former links are void', async () => {
    const session = startSession(database, editor)
    const former = secretOf(createSignInLink(database, editor))
    const first = secretOf((await call(`/${editor}/reset-password`)).link)
    const second = secretOf((await call(`/${editor}/reset-password`)).link)
    expect(whoHas(session)).toBeNull()
    expect([former, first].map((secret) => redeemSignInLink(database, secret))).toEqual([null, null])
    expect(redeemSignInLink(database, second)?.id).toBe(editor)
  })

  it('sign out everywhere, but not the administrator’s own browser', async () => {
    const [here, elsewhere, session] = [
      adminCookie.split('=')[1] ?? '',
      startSession(database, admin),
      startSession(database, editor),
    ]
    await call(`/${editor}/sign-out`)
    await call(`/${admin}/sign-out`)
    await call(`/${admin}/reset-password`)
    expect([whoHas(session), whoHas(elsewhere), whoHas(here)?.id]).toEqual([null, null, admin])
  })

  it('remove a person at once, tell open streams, and let them in again by a link', async () => {
    const session = startSession(database, editor)
    let told = 0
    const stop = onSessionsEnded(() => (told += 1))
    const answer = await call(`/${editor}/remove`)
    stop()
    expect(told).toBe(1)
    expect(whoHas(session)).toBeNull()
    expect(personIn(answer, editor)?.disabledAt).not.toBeNull()
    expect((await call(`/${editor}/reset-password`)).code).toBe('removed_account')
    const { link } = await call(`/${editor}/restore`)
    expect(redeemSignInLink(database, secretOf(link))?.id).toBe(editor)
  })

  it('never leave the site without an administrator', async () => {
    expect((await call(`/${admin}/role`, { body: { role: 'editor' } })).code).toBe('last_administrator')
    expect((await call(`/${admin}/remove`)).code).toBe('own_account')
    const second = createAccount(database, { email: 'second@example.ca', role: 'administrator' }).id
    adminCookie = cookie(startSession(database, second))
    disableAccount(database, admin)
    expect((await call(`/${second}/role`, { body: { role: 'editor' } })).code).toBe('last_administrator')
    expect(accountById(database, second)?.role).toBe('administrator')
  })

  it.each([
    ['/account-0/role', { role: 'editor' }, 404],
    ['/account-0/remove', undefined, 404],
    ['/EDITOR/role', { role: 'root' }, 400],
    ['/EDITOR/role', undefined, 400],
    ['/EDITOR/name', { displayName: '' }, 400],
    ['/EDITOR/delete', undefined, 404],
    ['/EDITOR/constructor', undefined, 404],
    ['/EDITOR/role/x', { role: 'editor' }, 404],
    ['/EDITOR', { role: 'editor' }, 404],
  ])('refuse %s %j', async (path, body, status) => {
    expect((await call(path.replace('EDITOR', editor), { body })).status).toBe(status)
    expect(accountById(database, editor)).toMatchObject({
      role: 'editor',
      displayName: 'Jo',
      disabledAt: null,
    })
  })
})

describe('nobody but an administrator in a browser', () => {
  const attempts: [string, string, unknown][] = [
    ['GET', '', undefined],
    ['POST', '', { email: 'x@example.ca', displayName: 'X', role: 'administrator' }],
    ['POST', '/ADMIN/role', { role: 'editor' }],
    ['POST', '/EDITOR/role', { role: 'administrator' }],
    ['POST', '/EDITOR/reset-password', undefined],
    ['POST', '/ADMIN/sign-out', undefined],
    ['POST', '/ADMIN/remove', undefined],
    ['POST', '/ADMIN/name', { displayName: 'X' }],
  ]
  const asked = (headers: Record<string, string>) =>
    Promise.all(
      attempts.map(async ([method, path, body]) => {
        const to = path.replace('ADMIN', admin).replace('EDITOR', editor)
        return (await call(to, { method, body, headers })).code
      }),
    )

  it.each<Role>(['editor', 'translator'])('not a %s', async (role) => {
    const { id } = createAccount(database, { email: `${role}@example.ca`, role })
    const codes = await asked({ cookie: cookie(startSession(database, id)) })
    expect(new Set(codes)).toEqual(new Set(['not_administrator']))
  })

  it('not a token, not even an administrator’s', async () => {
    const { secret } = createToken(database, { role: 'administrator', label: 'script' })
    expect(new Set(await asked({ authorization: `Bearer ${secret}` }))).toEqual(
      new Set(['not_administrator']),
    )
  })

  it('not somebody who is not signed in', async () => {
    expect(new Set(await asked({ cookie: '' }))).toEqual(new Set(['not_signed_in']))
  })

  it('not another site', async () => {
    const codes = await asked({ origin: 'https://evil.example' })
    expect(new Set(codes.slice(1))).toEqual(new Set(['foreign_origin']))
    expect(accountById(database, editor)?.role).toBe('editor')
  })

  it('and by no other method', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
      const request = new Request(`${SITE_URL}/api/lake/v1/auth/people`, {
        method,
        headers: { cookie: adminCookie },
      })
      const response = await handleAuth(request, { database }, ['auth', 'people'])
      expect(response?.status).toBe(405)
    }
  })
})
