import fc from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryIndex } from '../src/groq/temporary-index.ts'
import type { LakeDocument } from '../src/index.ts'
import { referencesOf } from '../src/references.ts'
import { documents } from './generated.ts'

const SYSTEM = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

const stored = documents.map((all) =>
  all.map((one): LakeDocument => ({ ...one, ...SYSTEM, _id: one._id ?? '' })),
)

/** Everything an index answers about some documents. */
function answersOf({ index }: ReturnType<typeof temporaryIndex>) {
  const ids = index.all()
  const paths = ['n', 'label', 'nested.deep._ref']
  const columns = ['service', 'review', 'city'].flatMap((type) =>
    paths.map((path) => index.column(type, path)),
  )
  return {
    documents: ids.map((id) => index.get(id)),
    types: ['service', 'review', 'city'].map((type) => index.ofType(type)),
    referrers: ['a', 'b', 'drafts.c'].map((id) => index.referrers(id).sort()),
    versions: ['a', 'b', 'c'].map((id) => index.versionsOf(id).sort()),
    columns: columns.map((column) => ids.map((id) => column.get(id))),
    orders: columns.map((column) => [...column.inOrder(true)].map((group) => [...group].sort())),
    found: columns.map((column) => [...column.withValue('a')].sort()),
  }
}

test('after any changes an index answers as a new one does', () => {
  const property = fc.property(stored, stored, (before, after) => {
    const changed = temporaryIndex(before)
    answersOf(changed) // reads everything into memory
    for (const id of new Set([...before, ...after].map(({ _id }) => _id))) {
      const find = (all: LakeDocument[]) => all.find((one) => one._id === id) ?? null
      changed.change({ id, before: find(before), after: find(after) })
    }
    expect(answersOf(changed)).toEqual(answersOf(temporaryIndex(after)))
  })
  fc.assert(property, { numRuns: 300 })
})

test('SQLite finds the references that the lake does, whatever attributes are called', () => {
  const name = fc.oneof(
    fc.constantFrom('_ref', '_weak', '_dataset', '_projectId', 'a"b', "it's", 'x.y', 'é[0]'),
    fc.string(),
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom('target', 'other', true, false, null, 7),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  const property = fc.property(value, (content) => {
    const document = { _id: 'one', _type: 't', ...SYSTEM, content }
    const { index } = temporaryIndex([document])
    for (const target of ['target', 'other']) {
      const found = referencesOf(document).filter(({ id }) => id === target)
      expect(index.referrers(target)).toEqual(found.length > 0 ? ['one'] : [])
      const isStrong = found.some(({ weak }) => !weak)
      expect(index.referrers(target, { strongly: true })).toEqual(isStrong ? ['one'] : [])
    }
  })
  fc.assert(property, { numRuns: 500 })
})
