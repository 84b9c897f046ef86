import { afterEach, describe, expect, it, vi } from 'vitest'
import { Session } from './session.ts'

const anna = { id: 'anna', name: 'Anna', role: 'editor', roles: [{ name: 'editor', title: 'Editor' }] }
const credentials = { email: 'anna@example.ca', password: 'a long password' }

function sessionAnswering(answers: Partial<Record<string, () => Response>>) {
  return new Session('http://lake.test/api/lake', async (input) => {
    const answer = answers[new URL(input).pathname.replace('/api/lake/v1/', '')]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('Session', () => {
  it('learns who is signed in', async () => {
    const session = sessionAnswering({ 'users/me': () => Response.json(anna) })
    await session.check()
    expect(session.state.getValue()).toMatchObject({ status: 'signed-in', user: { id: 'anna', email: '' } })
  })

  it('counts as signed out without a session, or without a server', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const answers of [{ 'users/me': () => new Response(null, { status: 401 }) }, {}]) {
      const session = sessionAnswering(answers)
      await session.check()
      expect(session.state.getValue()).toEqual({ status: 'signed-out' })
    }
  })

  it('tells the ways signing in can fail apart', async () => {
    const result = (answer?: () => Response) =>
      sessionAnswering(answer ? { 'auth/login': answer } : {}).signIn(credentials)
    expect(await result(() => new Response(null, { status: 401 }))).toEqual({ ok: false, reason: 'invalid' })
    expect(await result(() => new Response(null, { status: 500 }))).toEqual({ ok: false, reason: 'failed' })
    expect(await result()).toEqual({ ok: false, reason: 'unreachable' })
    expect(await result(() => Response.json({ retryAfter: 42 }, { status: 429 }))).toEqual({
      ok: false,
      reason: 'throttled',
      retryAfter: 42,
    })
    expect(
      await result(() => new Response(null, { status: 429, headers: { 'retry-after': '7' } })),
    ).toMatchObject({
      retryAfter: 7,
    })
  })

  it('signs in and out', async () => {
    const session = sessionAnswering({
      'auth/login': () => new Response(null, { status: 204 }),
      'auth/logout': () => new Response(null, { status: 204 }),
      'users/me': () => Response.json(anna),
    })
    expect(await session.signIn(credentials)).toEqual({ ok: true })
    expect(session.state.getValue().status).toBe('signed-in')
    await session.signOut()
    expect(session.state.getValue().status).toBe('signed-out')
  })

  it('stays signed in, and says why, when signing out fails', async () => {
    let answer: (() => Response) | undefined
    const session = new Session('http://lake.test/api/lake', async (input) => {
      if (input.endsWith('users/me')) return Response.json(anna)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    })
    await session.check()
    await session.signOut()
    expect(session.signOutProblem.getValue()).toBe('unreachable')
    answer = () => new Response(null, { status: 503 })
    await session.signOut()
    expect(session.signOutProblem.getValue()).toBe('failed')
    expect(session.state.getValue().status).toBe('signed-in')
    answer = () => new Response(null, { status: 204 })
    await session.signOut()
    expect(session.signOutProblem.getValue()).toBeNull()
    expect(session.state.getValue().status).toBe('signed-out')
  })

  it('loads the page anew when somebody else signs in to an expired session, and sends nothing in their name', async () => {
    const reload = vi.fn()
    vi.stubGlobal('window', { location: { reload } })
    let user = anna
    let isExpired = false
    let edits = 0
    const session = sessionAnswering({
      'users/me': () => Response.json(user),
      'auth/login': () => new Response(null, { status: 204 }),
      'data/mutate/production': () => {
        edits += 1
        return new Response(null, { status: isExpired ? 401 : 200 })
      },
    })
    await session.check()
    isExpired = true
    void session.fetch('http://lake.test/api/lake/v1/data/mutate/production', { method: 'POST' })
    await vi.waitFor(() => expect(session.state.getValue().status).toBe('expired'), 10_000)
    isExpired = false
    user = { ...anna, id: 'bob' }
    await session.signIn(credentials)
    expect(reload).toHaveBeenCalledOnce()
    expect(session.state.getValue().status).toBe('expired')
    expect(edits).toBe(1)
  })
})
