import { expect, test } from 'vitest'
import { withFormerSlugs } from './former-slugs.ts'

const service = (
  slug: string,
  day: number,
  more: { formerSlugs?: unknown; [field: string]: unknown } = {},
) => ({
  _id: 'service-tv',
  _type: 'service',
  _updatedAt: `2026-01-0${day}`,
  slug: { _type: 'slug', current: slug },
  ...more,
})
const former = (slug: string, day: number, of = 'service-tv') => ({
  _key: slug,
  _type: 'formerSlug',
  slug,
  until: `2026-01-0${day}`,
  of,
})

test('another slug keeps the former one, with when it ended', () => {
  expect(withFormerSlugs(service('tv', 1), service('tele', 2))).toEqual(
    service('tele', 2, { formerSlugs: [former('tv', 2)] }),
  )
})

test('every former slug is kept, but not one the document has again', () => {
  const second = withFormerSlugs(service('a', 1), service('b', 2))
  const third = withFormerSlugs(second, service('c', 3))
  expect(third.formerSlugs).toEqual([former('a', 2), former('b', 3)])
  const back = withFormerSlugs(third, service('a', 4))
  expect(back.formerSlugs).toEqual([former('b', 3), former('c', 4)])
})

test('what a client sends for a published document counts for nothing', () => {
  const before = service('b', 1, { formerSlugs: [former('a', 1)] })
  expect(withFormerSlugs(before, service('b', 2)).formerSlugs).toEqual([former('a', 1)])
  const sent = service('b', 2, { formerSlugs: [former('contact', 1)] })
  expect(withFormerSlugs(before, sent).formerSlugs).toEqual([former('a', 1)])
  expect(withFormerSlugs(service('b', 1), sent)).toEqual(service('b', 2))
})

test('a document that comes back to the site brings its own, a copy of another brings none', () => {
  const formerSlugs = [former('a', 1), former('x', 1, 'service-other'), 'nonsense', null]
  expect(withFormerSlugs(null, service('b', 2, { formerSlugs })).formerSlugs).toEqual([former('a', 1)])
})

test('drafts, versions and documents without an address of their own stay as they are', () => {
  for (const about of [
    { _id: 'drafts.service-tv' },
    { _id: 'versions.r1.service-tv' },
    { _type: 'legalPage' },
    { _type: 'redirect' },
  ]) {
    const after = service('b', 2, about)
    expect(withFormerSlugs(service('a', 1, about), after)).toBe(after)
  }
})
