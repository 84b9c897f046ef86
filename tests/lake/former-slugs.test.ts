import { expect, test } from 'vitest'
import { act, mutate, temporaryLake } from './temporary-lake.ts'

// Former slugs in both modes: additions.test.ts.
test('former slugs are written in the transaction that publishes, and told to listeners', () => {
  const lake = temporaryLake()
  const page = { publishedId: 'p', draftId: 'drafts.p' }
  mutate(lake, { create: { _id: 'p', _type: 'service', slug: { _type: 'slug', current: 'one' } } })
  act(lake, { type: 'edit', ...page, patch: { set: { 'slug.current': 'two' } } })
  const { mutations } = act(lake, { type: 'publish', ...page })
  expect(mutations.at(-1)).toMatchObject({ patch: { id: 'p', set: { formerSlugs: [{ slug: 'one' }] } } })
})
