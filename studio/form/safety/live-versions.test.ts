import { expect, test } from 'vitest'
import { additionTransactionId, asIsTransactionId } from '#lib/content/as-is.ts'
import { liveVersions } from './live-versions.ts'

const event = (
  type: Parameters<typeof liveVersions>[0][number]['type'],
  hour: number,
  revisionId?: string,
) => ({
  type,
  timestamp: `2026-01-01T${hour}:00:00.000Z`,
  author: `person-${hour}`,
  ...(revisionId && { revisionId }),
})
const at = (hour: number) => `2026-01-01T${hour}:00:00.000Z`

test('each version was on the site until the next one, the seed first', () => {
  const events = [
    event('publishDocumentVersion', 14, 'second'),
    event('updateLiveDocument', 12, 'first'),
    event('createLiveDocument', 10, 'seed'),
  ]
  expect(liveVersions(events)).toEqual([
    { revision: 'second', from: at(14), until: null, author: 'person-14' },
    { revision: 'first', from: at(12), until: at(14), author: 'person-12' },
    { revision: 'seed', from: at(10), until: at(12), author: 'person-10' },
  ])
})

test('what one program writes within a minute, as an import does, is one version', () => {
  const written = (second: string, author: string, revisionId: string) => ({
    type: revisionId === 'seed' ? ('createLiveDocument' as const) : ('updateLiveDocument' as const),
    timestamp: `2026-01-01T10:00:${second}.000Z`,
    author,
    revisionId,
  })
  const events = [
    written('30', 'another program', 'changed'),
    written('03', 'an import', 'pictures'),
    written('01', 'an import', 'references'),
    written('00', 'an import', 'seed'),
  ]
  expect(liveVersions(events)).toEqual([
    { revision: 'changed', from: '2026-01-01T10:00:30.000Z', until: null, author: 'another program' },
    {
      revision: 'pictures',
      from: '2026-01-01T10:00:00.000Z',
      until: '2026-01-01T10:00:30.000Z',
      author: 'an import',
    },
  ])
})

test('what the site adds to a publish is part of the version that a person published', () => {
  const added = additionTransactionId()
  const events = [
    event('updateLiveDocument', 14, added),
    event('publishDocumentVersion', 13, 'second'),
    event('publishDocumentVersion', 12, 'first'),
  ]
  expect(liveVersions(events)).toEqual([
    { revision: added, from: at(13), until: null, author: 'person-13' },
    { revision: 'first', from: at(12), until: at(13), author: 'person-12' },
  ])
})

test('a publication that was taken back says so', () => {
  const undo = asIsTransactionId()
  const events = [
    event('updateLiveDocument', 14, undo),
    event('publishDocumentVersion', 13, 'second'),
    event('publishDocumentVersion', 12, 'first'),
  ]
  expect(liveVersions(events)).toEqual([
    { revision: undo, from: at(14), until: null, author: 'person-14' },
    { revision: 'second', from: at(13), until: at(14), author: 'person-13', isTakenBack: true },
    { revision: 'first', from: at(12), until: at(13), author: 'person-12' },
  ])
})

test('a document that was off the site meanwhile has a gap', () => {
  const events = [
    event('publishDocumentVersion', 16, 'again'),
    event('unpublishDocument', 14),
    event('publishDocumentVersion', 12, 'first'),
  ]
  expect(liveVersions(events).map(({ from, until }) => [from, until])).toEqual([
    [at(16), null],
    [at(12), at(14)],
  ])
})

test('a document that is gone has no version on the site', () => {
  const events = [event('deleteDocumentGroup', 14), event('publishDocumentVersion', 12, 'first')]
  expect(liveVersions(events).map(({ until }) => until)).toEqual([at(14)])
  expect(liveVersions([])).toEqual([])
})
