import { expect, test } from 'vitest'
import { fieldTagsOfChange, fieldTagsOfRead, keyOfReadFields } from './field-tags.ts'
import { readFields } from './read-fields.ts'

const NAMES = '*[_type == "city"]{_id, name}'
const key = keyOfReadFields(NAMES) ?? ''
const fields = readFields(NAMES)
const known = fields ? { [key]: fields } : {}
const toronto = { _id: 'toronto', _type: 'city', name: 'Toronto', text: 'Large' }

test('a read has the tags of what its query reads', () => {
  expect(fieldTagsOfRead(NAMES, {}, [toronto], known)).toEqual([
    'content',
    `doc:toronto@${key}`,
    `type:city@${key}`,
  ])
})

test('a query that no change knows of depends on whole documents', () => {
  expect(fieldTagsOfRead(NAMES, {}, [toronto], {})).toEqual(['content', 'doc:toronto', 'type:city'])
})

test('a change fires the tags of what reads a field it changes', () => {
  const narrow = [`doc:toronto@${key}`, `type:city@${key}`]
  const renamed = { ...toronto, name: 'York' }
  expect(fieldTagsOfChange(toronto, renamed, undefined, known)).toEqual(expect.arrayContaining(narrow))
  const reworded = fieldTagsOfChange(toronto, { ...toronto, text: 'Larger' }, undefined, known)
  expect(reworded).toEqual(['any', 'doc:toronto', 'type:city'])
})

test.each([
  ['comes', null, toronto],
  ['goes', toronto, null],
  ['changes its type', toronto, { ...toronto, _type: 'guide' }],
  ['changes in nothing that is known', toronto, toronto],
])('a document that %s fires all of them', (_, before, after) => {
  expect(fieldTagsOfChange(before, after, undefined, known)).toContain(`type:city@${key}`)
})

test('another reference is a change of references, at any depth', () => {
  const referring = '*[references("a")]{_id}'
  const own = { [keyOfReadFields(referring) ?? '']: readFields(referring) ?? { types: {}, others: [] } }
  const guide = (ref: string) => ({ _id: 'g', _type: 'guide', parts: [{ about: { _ref: ref } }], text: ref })
  const tag = `doc:g@${keyOfReadFields(referring)}`
  expect(fieldTagsOfChange(guide('a'), guide('b'), undefined, own)).toContain(tag)
  expect(fieldTagsOfChange(guide('a'), { ...guide('a'), text: 'b' }, undefined, own)).not.toContain(tag)
})
