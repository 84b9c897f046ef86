import { expect, test } from 'vitest'
import type { StoredDocument } from '#studio/core/document-pair.ts'
import type { Activity } from './activity.ts'
import { byPerson, homeContent, idsIn, isBy, lastChanges } from './home-content.ts'

const stored = (_id: string): StoredDocument => ({ _id, _type: 'faq', _rev: 'r' })
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`

const activity: Activity = {
  drafts: [
    {
      id: 'drafts.new',
      since: at(30),
      editors: [
        { author: 'bo', at: at(40) },
        { author: 'anna', at: at(30) },
      ],
    },
    { id: 'drafts.a', since: at(5), editors: [{ author: 'anna', at: at(20) }] },
    { id: 'drafts.gone', since: at(1), editors: [{ author: 'anna', at: at(1) }] },
    { id: 'drafts.b', since: at(0), editors: [{ author: 'script', at: at(0) }] },
  ],
  recent: [
    { id: 'drafts.new', author: 'bo', at: at(40) },
    { id: 'drafts.a', author: 'anna', at: at(20) },
    { id: 'a', author: 'bo', at: at(10) },
    { id: 'b', author: 'seed', at: at(0) },
  ],
  people: [
    { id: 'anna', displayName: 'Anna' },
    { id: 'bo', displayName: 'Bo' },
  ],
}

const content = homeContent(activity, ['drafts.new', 'drafts.a', 'a', 'drafts.b', 'b'].map(stored))

test('names, drafts and what they would replace are asked for once', () => {
  expect(idsIn(activity)).toEqual([
    'drafts.new',
    'new',
    'drafts.a',
    'a',
    'drafts.gone',
    'gone',
    'drafts.b',
    'b',
  ])
})

test('what waits: drafts that are still there, who changed them, and which are not on the site', () => {
  expect(content.drafts.map(({ id, isNew, since, changedAt }) => [id, isNew, since, changedAt])).toEqual([
    ['new', true, at(30), at(40)],
    ['a', false, at(5), at(20)],
    ['b', false, at(0), at(0)],
  ])
  expect(content.drafts[0]?.editors).toEqual([
    { id: 'bo', name: 'Bo' },
    { id: 'anna', name: 'Anna' },
  ])
  expect(content.drafts[2]?.editors).toEqual([{ id: 'script', name: null }])
})

test('by who changed them last, the own ones first', () => {
  const groups = (me: string) =>
    byPerson(content.drafts, me).map(({ person, drafts }) => [person?.name, drafts.map(({ id }) => id)])
  expect(groups('anna')).toEqual([
    ['Anna', ['a']],
    ['Bo', ['new']],
    [null, ['b']],
  ])
  expect(groups('zoe').map(([name]) => name)).toEqual(['Bo', 'Anna', null])
  expect(content.drafts.filter((draft) => isBy(draft, 'anna')).map(({ id }) => id)).toEqual(['new', 'a'])
})

test('the last changes: each document once, without those of scripts', () => {
  const shown = (person?: string) =>
    lastChanges(content.recent, 6, person).map(({ id, isDraft, by }) => `${id} ${isDraft} ${by?.name}`)
  expect(shown()).toEqual(['new true Bo', 'a true Anna'])
  expect(shown('bo')).toEqual(['new true Bo', 'a false Bo'])
  expect(lastChanges(content.recent, 1)).toHaveLength(1)
})

test('a version in a release is no draft, and names its release', () => {
  const recent = [{ id: 'versions.rSpring.a', author: 'bo', at: at(50) }]
  expect(homeContent({ ...activity, recent }, [stored('versions.rSpring.a')]).recent).toMatchObject([
    { id: 'a', isDraft: false, release: 'rSpring' },
  ])
})

test('without names of authors, as for old changes in hosted Sanity, nothing is left out', () => {
  const hosted = homeContent(
    {
      drafts: [{ id: 'drafts.a', since: at(1), editors: [{ author: null, at: at(1) }] }],
      recent: [{ id: 'a', author: null, at: at(0) }],
      people: [],
    },
    ['drafts.a', 'a'].map(stored),
  )
  expect(byPerson(hosted.drafts, 'me')).toMatchObject([{ person: null, drafts: [{ id: 'a' }] }])
  expect(hosted.recent).toMatchObject([{ id: 'a', by: null }])
})
