import { expect, test } from 'vitest'
import {
  continuedList,
  doneShare,
  itemsOf,
  progress,
  type ShownDocument,
  type WorkItem,
  type WorkQuery,
  workList,
} from './work-list.ts'

const line = (en?: string, fr?: string, translatedFrom?: string) => ({
  _type: 'localeString',
  en,
  ...(fr && { fr }),
  ...(translatedFrom && { translatedFrom }),
})
const document = (_type: string, _id: string, fields: object, day = 1): ShownDocument => ({
  _id,
  _type,
  _updatedAt: `2026-11-0${day}T00:00:00Z`,
  ...fields,
})

const items = [
  document('guide', 'g', { title: line('A guide'), lead: line('Text', 'Texte', 'Old text') }, 1),
  document('service', 'z', { name: line('Zebra fence') }, 2),
  document('service', 'tv', { name: line('TV mounting', 'Télé murale'), note: line('Note') }, 4),
  document('service', 'fan', { name: line('Fans'), popularityOrder: 1 }, 3),
  document('homePage', 'homePage', { title: line('Welcome'), lead: line(undefined, 'Seul') }, 5),
].flatMap(itemsOf)

const ALL: WorkQuery = { state: 'all', type: '', search: '', sort: 'visits' }
const keys = (list: WorkItem[]) => list.map(({ key }) => key)
const ask = (query: Partial<WorkQuery>) => keys(workList(items, { ...ALL, ...query }))

test('fields come in the order visitors see them, popular services first, and in the order of their document', () => {
  expect(ask({})).toEqual(['homePage:title', 'fan:name', 'tv:name', 'tv:note', 'z:name', 'g:title', 'g:lead'])
})

test('or by how long they have waited', () => {
  expect(ask({ sort: 'oldest', state: 'missing' })).toEqual([
    'g:title',
    'z:name',
    'fan:name',
    'tv:note',
    'homePage:title',
  ])
})

test.each<[Partial<WorkQuery>, string[]]>([
  [{ state: 'outOfDate' }, ['g:lead']],
  [{ state: 'done' }, ['tv:name']],
  [{ state: 'todo', type: 'guide' }, ['g:title', 'g:lead']],
  [{ search: 'tele' }, ['tv:name']],
  [{ search: 'TV  note' }, ['tv:note']],
  [{ search: 'zebre fense' }, ['z:name']],
  [{ search: 'nothing like it' }, []],
])('%j narrows the list', (query, expected) => {
  expect(ask(query)).toEqual(expected)
})

test('a list that was begun keeps its order, and what is done since stays in it', () => {
  const query: WorkQuery = { ...ALL, state: 'missing' }
  const begun = keys(workList(items, query))
  const later = [
    document('service', 'fan', { name: line('Fans', 'Ventilateurs'), popularityOrder: 1 }, 9),
    document('service', 'a', { name: line('A new service') }, 9),
  ].flatMap(itemsOf)
  const now = [...items.filter(({ key }) => key !== 'fan:name'), ...later]
  expect(keys(continuedList(now, query, begun))).toEqual([...begun, 'a:name'])
})

test('a document is called by its name, or by its first text', () => {
  expect(items.find(({ key }) => key === 'tv:note')?.title).toBe('TV mounting')
  const [figure] = itemsOf(
    document('pageFigures', 'f', { figures: [{ _key: 'a', label: line('Homes served') }] }),
  )
  expect(figure).toMatchObject({ key: 'f:figures[_key=="a"].label', title: 'Homes served' })
  expect(itemsOf(document('installer', 'i', { name: 'Jo Roy', area: line('East') }))[0]?.title).toBe('Jo Roy')
})

test('progress is counted overall and by type', () => {
  const { overall, types } = progress(items)
  expect(overall).toEqual({ missing: 5, outOfDate: 1, done: 1 })
  expect(types.map(({ type }) => type)).toEqual(['homePage', 'service', 'guide'])
  expect(types[1]?.counts).toEqual({ missing: 3, outOfDate: 0, done: 1 })
  expect(doneShare(overall)).toBeCloseTo(1 / 7)
  expect(doneShare({ missing: 0, outOfDate: 0, done: 0 })).toBe(1)
})
