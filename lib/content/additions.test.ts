import type { LakeDocument } from 'content-lake'
import { expect, test } from 'vitest'
import { additionsOf, type OpenAdditions } from './additions.ts'
import { asIsTransactionId } from './as-is.ts'

const NAME = { _type: 'localeString', en: 'TV', fr: 'Télé' }
const ENGLISH = { ...NAME, en: 'TV set' }
const STALE = { ...ENGLISH, translatedFrom: 'TV' }

type Fields = Record<string, unknown> | null

/** Follows transactions whose additions nobody stores, and returns what is open at the end. */
function following() {
  const states = new Map<string, LakeDocument>()
  const open: OpenAdditions = new Map()
  let count = 0
  return async (documents: Record<string, Fields>, transactionId?: string) => {
    count += 1
    const changes = Object.entries(documents).map(([id, fields]) => {
      const before = states.get(id) ?? null
      const common = { _id: id, _type: 'service', _rev: `r${count}`, _createdAt: 'c', _updatedAt: `${count}` }
      const after = fields && { ...common, ...fields }
      return { id, before, after }
    })
    const read = async (id: string) => states.get(id) ?? null
    await additionsOf({ id: transactionId ?? `r${count}`, changes }, open, read)
    for (const { id, after } of changes) after ? states.set(id, after) : states.delete(id)
    return Object.fromEntries([...open].map(([id, { amended }]) => [id, amended]))
  }
}
const slug = (current: string) => ({ slug: { _type: 'slug', current } })

test('an addition that is not stored yet counts for the next change', async () => {
  const write = following()
  expect(await write({ p: { ...slug('one'), name: NAME } })).toEqual({})
  await write({ p: { ...slug('two'), name: ENGLISH } })
  const open = await write({ p: { ...slug('three'), name: ENGLISH, price: 5 } })
  const formerSlugs = [
    { slug: 'one', until: '2' },
    { slug: 'two', until: '3' },
  ]
  expect(open.p).toMatchObject({ name: STALE, price: 5, formerSlugs })
})

test('English of a draft that is published before anything was added to it is kept', async () => {
  const write = following()
  await write({ p: { name: NAME } })
  await write({ 'drafts.p': { name: NAME } })
  expect(await write({ 'drafts.p': { name: ENGLISH } })).toMatchObject({ 'drafts.p': { name: STALE } })
  const open = await write({ p: { name: ENGLISH }, 'drafts.p': null })
  expect(open).toEqual({ p: expect.objectContaining({ name: STALE }) })
})

test('a draft of a document to which English must still be added is compared with that English', async () => {
  const write = following()
  await write({ p: { name: NAME } })
  await write({ p: { name: ENGLISH } })
  expect(await write({ 'drafts.p': { name: ENGLISH } })).toMatchObject({ 'drafts.p': { name: STALE } })
})

test('a document that is unpublished is no new one', async () => {
  const write = following()
  await write({ p: { name: NAME } })
  await write({ p: { name: ENGLISH } })
  const open = await write({ p: null, 'drafts.p': { name: ENGLISH } })
  expect(open).toEqual({ 'drafts.p': expect.objectContaining({ name: STALE }) })
})

test('nothing is open after a change that needs nothing, a deletion, or a transaction that stays as it is', async () => {
  for (const [last, id] of [[{ name: NAME }], [null], [{ name: STALE }, asIsTransactionId()]] as const) {
    const write = following()
    await write({ p: { name: NAME } })
    expect(await write({ p: { name: ENGLISH } })).toHaveProperty('p')
    expect(await write({ p: last }, id)).toEqual({})
  }
})

test('a publish that is undone leaves no former slug', async () => {
  const write = following()
  await write({ p: slug('one') })
  await write({ p: slug('two') })
  expect(await write({ p: slug('one') }, asIsTransactionId())).toEqual({})
})
