import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccount,
  createSignInLink,
  setPassword,
  setRole,
  signOutEverywhere,
} from '#lib/server/accounts/index.ts'
import { startLake, type TestLake } from './server.ts'

const PASSWORD = 'correct horse battery'
const JSON_TYPE = { 'content-type': 'application/json' }

let t: TestLake
let accountId: string
beforeAll(async () => {
  t = await startLake()
  accountId = createAccount(t.lake.database, { email: 'jo@example.ca', role: 'editor', displayName: 'Jo' }).id
  await setPassword(t.lake.database, accountId, PASSWORD)
  await t.client().mutate([
    {
      create: {
        _id: 'service-tv',
        _type: 'service',
        name: { _type: 'localeString', en: 'TV', fr: 'Télé' },
        price: 5,
      },
    },
  ])
})
afterAll(() => t.close())

const nobody = (path: string, init: RequestInit = {}) => t.call(path, { ...init, role: null })
const signIn = (email: string, password: string, address = '203.0.113.1') =>
  nobody('v1/auth/login', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  })
const cookieOf = (response: Response) => ({ cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' })
const whoIs = async (headers: Record<string, string>) => {
  const response = await nobody('v1/users/me', { headers })
  return response.status === 200 ? (await response.json()).name : response.status
}
const patch = (set: object, init: RequestInit & { role?: 'editor' | 'translator' | null }) =>
  t.call('v1/data/mutate/production', {
    method: 'POST',
    body: JSON.stringify({ mutations: [{ patch: { id: 'service-tv', set } }] }),
    ...init,
  })

describe('without a session', () => {
  it.each([
    'data/query/production?query=*',
    'data/query/production?query=*&perspective=published',
    'data/doc/production/service-tv',
    'data/listen/production?query=*',
    'data/live/events/production',
    'data/transactions/production',
    'data/export/production',
    'data/history/production/documents/service-tv?lastRevision=true',
    'data/history/production/transactions/service-tv',
    'data/history/production/events/documents/service-tv',
    'data/references/production/documents/service-tv/to',
    'users/me',
    'users/any',
    'users/me/keyvalue/a',
    'projects/montage',
    'projects/montage/datasets',
    'projects/montage/datasets/production/acl',
    'features',
  ])('%s answers 401', async (path) => {
    const response = await nobody(`v2025-02-19/${path}`)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Session not found',
      errorCode: 'SIO-401-ANF',
    })
  })

  it.each([
    'data/mutate/production',
    'data/actions/production',
    'data/query/production',
    'assets/images/production',
    'assets/files/production',
  ])('POST %s answers 401', async (path) => {
    expect((await nobody(`v1/${path}`, { method: 'POST', body: '{}' })).status).toBe(401)
  })

  it('nor with a token that is wrong', async () => {
    expect(await whoIs({ authorization: 'Bearer mt_wrong' })).toBe(401)
    await expect(t.client('editor', { token: 'wrong' }).fetch('*')).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('sign-in', () => {
  it('gives a session that sign-out ends', async () => {
    const response = await signIn('jo@example.ca', PASSWORD)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    const cookie = cookieOf(response)
    expect(await whoIs(cookie)).toBe('Jo')
    const users = await (await nobody(`v1/users/${accountId},unknown`, { headers: cookie })).json()
    expect(users).toEqual([{ id: accountId, displayName: 'Jo', imageUrl: null, isCurrentUser: true }])
    expect((await nobody('v1/auth/logout', { method: 'POST', headers: cookie })).status).toBe(204)
    expect(await whoIs(cookie)).toBe(401)
  })

  it('refuses and then throttles wrong passwords, but not another address', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1)
      statuses.push((await signIn('jo@example.ca', 'wrong', '203.0.113.9')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const throttled = await signIn('jo@example.ca', PASSWORD, '203.0.113.9')
    expect(throttled.status).toBe(429)
    expect(await throttled.json()).toMatchObject({
      statusCode: 429,
      code: 'too_many_attempts',
      retryAfter: expect.any(Number),
    })
    expect((await signIn('jo@example.ca', PASSWORD, '203.0.113.10')).status).toBe(204)
  })

  it('ends when the session has expired or everything was signed out', async () => {
    const first = cookieOf(await signIn('jo@example.ca', PASSWORD))
    expect(await whoIs(first)).toBe('Jo')
    t.lake.database.prepare('UPDATE sessions SET expires_at = ?').run(Date.now() - 1)
    expect(await whoIs(first)).toBe(401)
    const second = cookieOf(await signIn('jo@example.ca', PASSWORD))
    signOutEverywhere(t.lake.database, accountId)
    expect(await whoIs(second)).toBe(401)
  })

  it('works once by link', async () => {
    const path = createSignInLink(t.lake.database, accountId).replace('/api/lake/', '')
    expect((await nobody(path, { method: 'HEAD' })).status).toBe(405)
    const response = await nobody(path, { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/studio'])
    expect(await whoIs(cookieOf(response))).toBe('Jo')
    expect((await nobody(path)).status).toBe(410)
  })
})

describe('a session cookie', () => {
  it('does not let other sites write', async () => {
    const cookie = cookieOf(await signIn('jo@example.ca', PASSWORD))
    const own = new URL(t.url).origin
    const write = async (headers: Record<string, string>) =>
      (await patch({ price: 6 }, { role: null, headers: { ...cookie, ...headers } })).status
    expect(await write({ origin: 'https://evil.example' })).toBe(403)
    expect(await write({ origin: 'null' })).toBe(403)
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await write({ origin: own })).toBe(200)
    const read = await nobody('v1/users/me', { headers: { ...cookie, origin: 'https://evil.example' } })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('carries a role that can change at any moment', async () => {
    const cookie = cookieOf(await signIn('jo@example.ca', PASSWORD))
    expect((await patch({ price: 7 }, { role: null, headers: cookie })).status).toBe(200)
    setRole(t.lake.database, accountId, 'translator')
    expect((await patch({ price: 8 }, { role: null, headers: cookie })).status).toBe(403)
    setRole(t.lake.database, accountId, 'editor')
  })
})

describe('roles', () => {
  it('let a translator change French text and nothing else', async () => {
    const client = t.client('translator')
    await client.patch('service-tv').set({ 'name.fr': 'Téléviseur' }).commit()
    await expect(client.patch('service-tv').set({ 'name.en': 'Television' }).commit()).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('French'),
    })
    await expect(client.create({ _type: 'service' })).rejects.toMatchObject({ statusCode: 403 })
    await expect(client.delete('service-tv')).rejects.toMatchObject({ statusCode: 403 })
    const publishedId = 'service-tv'
    const draftId = 'drafts.service-tv'
    const edit = (set: object) =>
      client.action({ actionType: 'sanity.action.document.edit', publishedId, draftId, patch: { set } })
    await expect(edit({ price: 1 })).rejects.toMatchObject({ statusCode: 403 })
    await edit({ 'name.fr': 'Télé murale' })
    await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
    expect(await client.fetch('*[_id == "service-tv"][0].name')).toMatchObject({
      en: 'TV',
      fr: 'Télé murale',
    })
    await expect(
      client.action({ actionType: 'sanity.action.document.unpublish', publishedId, draftId }),
    ).rejects.toMatchObject({ statusCode: 403 })
  })

  it('let a translator mark French as done, and keep what an editor has not published from being published', async () => {
    const _id = 'service-heater'
    const draftId = `drafts.${_id}`
    const name = { _type: 'localeString', en: 'Water heater', fr: 'Chauffe-eau' }
    const editor = t.client('editor')
    await editor.create({ _id, _type: 'service', name, price: 5 })
    const outOfDate = { ...name, en: 'Electric water heater', translatedFrom: name.en }
    await editor.create({ _id: draftId, _type: 'service', name: outOfDate, price: 6 })
    const client = t.client('translator')
    const refusal = (description: string) => ({ statusCode: 403, details: { description } })

    await expect(
      client.patch(draftId).set({ 'name.translatedFrom': 'Heater' }).commit(),
    ).rejects.toMatchObject(
      refusal(
        'As a translator you can only change French text: this would also change "name.translatedFrom" of drafts.service-heater.',
      ),
    )
    await client.patch(draftId).unset(['name.translatedFrom']).commit()

    const publish = () =>
      client.action({ actionType: 'sanity.action.document.publish', publishedId: _id, draftId })
    await expect(publish()).rejects.toMatchObject({ statusCode: 403 })
    await editor.patch(draftId).set({ 'name.en': name.en }).commit()
    // The French was marked as done for the other English.
    await editor.patch(draftId).unset(['name.translatedFrom']).commit()
    await expect(publish()).rejects.toMatchObject(
      refusal(
        'As a translator you can only change French text: this would also change "price" of service-heater.',
      ),
    )
    await editor.patch(draftId).set({ price: 5 }).commit()
    await publish()
    expect(await client.fetch('*[_id == $_id][0]{name, price}', { _id })).toEqual({ name, price: 5 })
  })

  it('let a translator reply to an author, and nothing else in a note', async () => {
    const document = 'service-tv'
    const _id = `translation-note.${document}`
    const said = (text: string) => ({ text, by: 'Jo', at: new Date(0).toISOString() })
    const decision = { kind: 'sent', ...said('By Friday, please') }
    const translator = t.client('translator')
    const refused = { statusCode: 403 }

    await expect(
      translator.create({ _id, _type: 'translationNote', document, decision }),
    ).rejects.toMatchObject(refused)
    await t.client('editor').create({ _id, _type: 'translationNote', document, decision })
    await translator
      .patch(_id)
      .set({ reply: said('Which size?') })
      .commit()
    await expect(
      translator.patch(_id).set({ 'decision.kind': 'englishOnly' }).commit(),
    ).rejects.toMatchObject(refused)
    await expect(
      translator
        .patch(_id)
        .set({ reply: said('x'), document: 'city-toronto' })
        .commit(),
    ).rejects.toMatchObject(refused)
    await expect(translator.delete(_id)).rejects.toMatchObject(refused)
    // A note does not become a document, nor the other way round.
    await expect(
      translator.createOrReplace({ _id, _type: 'service', reply: said('x') }),
    ).rejects.toMatchObject(refused)
    expect(await t.client('translator').getDocument(_id)).toMatchObject({
      decision,
      reply: { text: 'Which size?' },
    })
  })

  it('let a translator take back what only changed French, and leave the former addresses alone', async () => {
    const _id = 'service-fan'
    const ids = { publishedId: _id, draftId: `drafts.${_id}` }
    const name = { _type: 'localeString', en: 'Fan', fr: 'Ventilo', translatedFrom: 'Old fan' }
    const editor = t.client('editor')
    const translator = t.client('translator')
    await editor.create({ _id, _type: 'service', name, slug: { _type: 'slug', current: 'fan' } })
    const publish = async (who: typeof editor, set: Record<string, unknown>, unset: string[] = []) => {
      await who.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set, unset } })
      return (await who.action({ actionType: 'sanity.action.document.publish', ...ids })).transactionId
    }
    const undo = async (role: 'editor' | 'translator' | null, ifPublishedRevisionId: string) => {
      const action = {
        actionType: 'lake.action.document.undoPublish',
        publishedId: _id,
        ifPublishedRevisionId,
      }
      const body = JSON.stringify({ actions: [action] })
      return (await t.call('v1/data/actions/production', { method: 'POST', body, role })).status
    }
    const live = () => editor.fetch('*[_id == $_id][0]{name, "slug": slug.current, formerSlugs}', { _id })

    const french = await publish(translator, { 'name.fr': 'Ventilateur' }, ['name.translatedFrom'])
    expect(await undo(null, french)).toBe(401)
    expect(await undo('translator', french)).toBe(200)
    expect(await live()).toEqual({ name, slug: 'fan', formerSlugs: null })

    const renamed = await publish(editor, { 'slug.current': 'ceiling-fan' })
    expect(await undo('translator', renamed)).toBe(403)
    await publish(translator, { 'name.fr': 'Ventilateur de plafond' })
    expect(await live()).toMatchObject({ slug: 'ceiling-fan', formerSlugs: [{ slug: 'fan' }] })
    const forgotten = translator.patch(_id).set({ formerSlugs: [], 'name.fr': 'Éventail' })
    await expect(forgotten.commit()).rejects.toMatchObject({ statusCode: 403 })
    await translator.patch(_id).set({ 'name.fr': 'Éventail' }).commit()
    expect(await live()).toMatchObject({ name: { fr: 'Éventail' }, formerSlugs: [{ slug: 'fan' }] })
    expect(await undo('editor', renamed)).toBe(409)
  })

  it('refuse a whole transaction for one change', async () => {
    const before = t.lake.lastSeq
    const transaction = t
      .client('translator')
      .transaction()
      .patch('service-tv', { set: { 'name.fr': 'x' } })
      .patch('service-tv', { set: { price: 0 } })
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 403 })
    expect(t.lake.lastSeq).toBe(before)
  })

  it('keep editors from the lake’s own documents', async () => {
    await expect(t.client('editor').create({ _type: 'system.group' })).rejects.toMatchObject({
      statusCode: 403,
    })
    await t.client('administrator').create({ _id: 'group', _type: 'system.group' })
    await expect(t.client('editor').patch('group').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 403,
    })
  })

  it('are told to the Studio', async () => {
    for (const role of ['administrator', 'editor', 'translator'] as const) {
      expect(await (await t.call('v1/users/me', { role })).json()).toMatchObject({
        role,
        roles: [{ name: role }],
      })
      const acl = await (await t.call('v1/projects/montage/datasets/production/acl', { role })).json()
      expect(acl).toEqual(
        expect.arrayContaining([
          { filter: expect.any(String), permissions: expect.arrayContaining(['read']) },
        ]),
      )
    }
  })
})
