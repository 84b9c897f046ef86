import { expect, test } from 'vitest'
import type { Lake } from '../src/index.ts'
import { temporaryLake } from './temporary-lake.ts'

const PAIR = { publishedId: 'a', draftId: 'drafts.a' }

function act(lake: Lake, author: string, type: string, fields: object = PAIR) {
  return lake.act([{ actionType: `sanity.action.document.${type}`, ...fields }], { author }).timestamp
}

const edit = (lake: Lake, author: string, n: number) =>
  act(lake, author, 'edit', { ...PAIR, patch: { set: { n } } })

test('a draft says since when it is there and who changed it since, the last one first', () => {
  const lake = temporaryLake()
  lake.mutate([{ create: { _id: 'a', _type: 't', n: 0 } }], { author: 'seed' })
  expect(lake.activity.drafts()).toEqual([])

  edit(lake, 'anna', 1)
  act(lake, 'anna', 'discard', { draftId: 'drafts.a' })
  const since = edit(lake, 'bo', 2)
  const byAnna = edit(lake, 'anna', 3)
  const byBo = edit(lake, 'bo', 4)
  expect(lake.activity.drafts()).toEqual([
    {
      id: 'drafts.a',
      since,
      editors: expect.arrayContaining([
        { author: 'bo', at: byBo },
        { author: 'anna', at: byAnna },
      ]),
    },
  ])
  act(lake, 'anna', 'publish')
  expect(lake.activity.drafts()).toEqual([])
})

test('drafts of other kinds of versions are none', () => {
  const lake = temporaryLake()
  const mutations = ['drafts.b', 'versions.r.b', 'draftsy', 'b'].map((_id) => ({
    create: { _id, _type: 't' },
  }))
  lake.mutate(mutations, { author: 'anna' })
  expect(lake.activity.drafts().map(({ id }) => id)).toEqual(['drafts.b'])
})

test('the last change of each document by each author, newest first', () => {
  const lake = temporaryLake()
  lake.mutate([{ create: { _id: 'a', _type: 't', n: 0 } }], { author: 'seed' })
  edit(lake, 'anna', 1)
  edit(lake, 'anna', 2)
  const published = act(lake, 'bo', 'publish')
  expect(lake.activity.recent().map(({ id, author }) => `${id} ${author}`)).toEqual([
    'a bo',
    'drafts.a bo',
    'drafts.a anna',
    'a seed',
  ])
  expect(lake.activity.recent()[0]?.at).toBe(published)
})
