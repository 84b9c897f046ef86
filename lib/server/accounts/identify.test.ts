import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { identify } from './identify.ts'
import { createAccount } from './people.ts'
import { startSession } from './sessions.ts'
import { createToken } from './tokens.ts'

const database = new DatabaseSync(':memory:')
const jo = createAccount(database, { email: 'jo@example.ca', role: 'translator' })
const session = startSession(database, jo.id)
const { secret } = createToken(database, { role: 'editor', label: 'Import' })

const who = (
  headers: Record<string, string>,
  NODE_ENV: 'development' | 'production' | 'test' = 'production',
) => {
  const settings = { NODE_ENV, SITE_URL: 'http://localhost:3000' }
  return (
    identify(new Request('http://localhost:3000', { headers }), { database }, { settings })?.displayName ??
    null
  )
}

describe('identify', () => {
  it.each([
    [{ cookie: `montage_session=${session}` }, 'Jo'],
    [{ authorization: `Bearer ${secret}` }, 'Import'],
    [{ authorization: `bearer ${secret}` }, 'Import'],
    [{ authorization: `Bearer ${session}` }, null],
    [{ authorization: `Basic ${secret}` }, null],
    [{ authorization: 'Bearer ' }, null],
    // A wrong token is refused even when the cookie is valid: whoever sends a token wants to use it.
    [{ authorization: 'Bearer mt_wrong', cookie: `montage_session=${session}` }, null],
    [{ cookie: 'montage_session=wrong' }, null],
    [{ cookie: `montage_session=${secret}` }, null],
    [{}, null],
  ])('%j is %s', (headers, name) => {
    expect(who(headers)).toBe(name)
  })

  it.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'is the developer on %s in development',
    (host) => {
      expect(who({ host }, 'development')).toBe('Developer')
      expect(who({ host }, 'production')).toBeNull()
      expect(who({ host }, 'test')).toBeNull()
    },
  )

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: 'localhost:3000', origin: 'https://evil.example' },
    { host: 'localhost:3000', origin: 'http://localhost:4000' },
    { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
    { host: 'localhost:3000', authorization: 'Bearer mt_wrong' },
  ])('is nobody in development with %j', (headers) => {
    expect(who(headers, 'development')).toBeNull()
  })

  it('is the person signed in, in development too', () => {
    expect(who({ host: 'localhost:3000', cookie: `montage_session=${session}` }, 'development')).toBe('Jo')
  })
})
