import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRANSLATION_NOTE } from '#lib/i18n/translation-note.ts'
import { openFormerLake } from './former-lake.ts'
import { startLake, type TestLake } from './server.ts'
import { post, write } from './write.ts'
import { comment, place, task, wrongShapes } from './wrong-shapes.ts'

const DATASET = 'production-comments'

let t: TestLake
let me: string
beforeAll(async () => {
  t = await startLake()
  me = (await (await t.call('v1/users/me', { role: 'editor' })).json()).id
})
afterAll(() => t.close())

const answer = (path: string, body: object) => post(t, path, body)
const store = (document: object, dataset = DATASET) => write(t, { createOrReplace: document }, dataset)

describe.each([
  ['comment', comment],
  ['task', task],
] as const)('a %s', (kind, right) => {
  it('is stored as the Studio writes it, and with no field that may be missing', async () => {
    expect(await store(right(me))).toMatchObject({ status: 200 })
    const optional = ['parentCommentId', 'lastEditedAt', 'reactions', 'context', 'description', 'dueBy']
    const bare = Object.fromEntries(Object.entries(right(me)).filter(([name]) => !optional.includes(name)))
    expect(await store({ ...bare, _id: `bare-${kind}` })).toMatchObject({ status: 200 })
  })

  it('of another shape is refused, with what is wrong', async () => {
    const wrong = wrongShapes(kind, right(me))
    expect(wrong.length).toBeGreaterThan(70)
    for (const { name, shape } of wrong) {
      const { status, sentence } = await store({ ...shape, _id: 'wrong' })
      expect(`${name}: ${status}`).toBe(`${name}: 400`)
      expect(sentence, name).toContain(name.split(':', 1)[0]?.split('.').at(-1))
    }
  })

  it('stored before it was refused can be changed, but not made worse, and deleted', async () => {
    const former = openFormerLake(t.dataDir, 'comments.sqlite')
    former.mutate([{ createOrReplace: { ...right(me), _id: 'old', lastEditedAt: 'bad' } }], { author: me })
    former.close()
    const client = t.client('editor', { dataset: DATASET })
    const closed = kind === 'task' ? 'closed' : 'resolved'
    await client.patch('old').set({ status: closed }).commit()
    await expect(client.patch('old').set({ lastEditedAt: 'worse' }).commit()).rejects.toThrow('lastEditedAt')
    await client.patch('old').unset(['lastEditedAt']).commit()
    await client.delete('old')
  })
})

it('a place in the Studio of another shape is refused, so that nobody else is told of it', async () => {
  const announce = (locations: unknown) =>
    answer('v1/data/presence/production', { connection: 'tab', locations })
  expect(await announce([place(), { type: 'document', documentId: 'a', path: [] }])).toMatchObject({
    status: 200,
  })
  const wrong = wrongShapes('place', place())
  expect(wrong.length).toBeGreaterThan(30)
  for (const { name, shape } of wrong) {
    expect(`${name}: ${(await announce([place(), shape])).status}`).toBe(`${name}: 400`)
  }
  for (const locations of [null, {}, 'x', [null], [[]], [{}]]) {
    expect((await announce(locations)).status).toBe(400)
  }
})

describe('a time of a document', () => {
  it.each(['bad', '', 'x'.repeat(300_000), '2026-02-30T00:00:00Z', 7, {}])('is one: %.20j', async (time) => {
    const document = { _id: 'drafts.timed', _type: 'anything', _createdAt: time }
    expect(await store(document, 'production')).toMatchObject({ status: 400 })
    const create = { actionType: 'sanity.action.document.create', publishedId: 'timed', attributes: document }
    const acted = await answer('v1/data/actions/production', { actions: [{ ...create, ifExists: 'fail' }] })
    expect(acted).toMatchObject({ status: 400, sentence: expect.stringContaining('_createdAt') })
  })

  it('that was stored before is the time of its next version', async () => {
    const former = openFormerLake(t.dataDir)
    const body = { _id: 'drafts.old', _type: 'anything', _rev: 'a', _createdAt: 'bad', _updatedAt: 'bad' }
    former.database
      .prepare('INSERT INTO documents (id, body) VALUES (?, ?)')
      .run(body._id, JSON.stringify(body))
    former.mutate([{ create: { _id: 'other', _type: 'anything' } }], { author: me })
    former.close()
    const publish = {
      actionType: 'sanity.action.document.publish',
      publishedId: 'old',
      draftId: 'drafts.old',
    }
    expect(await answer('v1/data/actions/production', { actions: [publish] })).toMatchObject({ status: 200 })
    expect(Date.parse(String((await t.client().getDocument('old'))?._createdAt))).not.toBeNaN()
  })
})

it('a note between author and translator has the shape that its readers expect', async () => {
  const note = {
    _id: 'translation-note.tv',
    _type: TRANSLATION_NOTE,
    document: 'tv',
    decision: { kind: 'sent', text: '', by: 'Ed', at: '2026-11-23T11:00:00.000Z' },
  }
  expect(await store(note, 'production')).toMatchObject({ status: 200 })
  const wrong = [
    { document: ['tv'] },
    { document: null },
    { decision: 'sent' },
    { decision: { ...note.decision, kind: 'other' } },
    { decision: { ...note.decision, at: 'bad' } },
    { reply: { text: 'x', by: 'Tara' } },
  ]
  for (const fields of wrong) {
    expect(await store({ ...note, ...fields }, 'production')).toMatchObject({ status: 400 })
  }
})
