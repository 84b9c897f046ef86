import { expect, test } from 'vitest'
import { newsOf } from './news.ts'
import { withVersion } from './versions.ts'

const both = (text: string) => ({ en: text, fr: `${text} (fr)` })
const at = (day: string) => Date.parse(`${day}T17:00:00Z`)

test('news are what came after the first version and still holds, once, with its last day', () => {
  const first = withVersion(null, { a: both('A') }, at('2026-11-01'))
  expect(newsOf('privacy', first)).toEqual([])
  const second = withVersion(first, { a: both('A'), b: both('[B](/b)'), c: both('C') }, at('2026-11-10'))
  const third = withVersion(second, { a: both('A2'), b: both('[B](/b)') }, at('2026-11-20'))
  expect(newsOf('privacy', third)).toEqual([
    { slug: 'privacy', day: '2026-11-20', en: 'A2', fr: 'A2 (fr)' },
    { slug: 'privacy', day: '2026-11-10', en: 'B', fr: 'B (fr)' },
  ])
})
