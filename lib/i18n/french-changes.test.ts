import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceOutsideFrench } from './french-changes.ts'

const line = (en?: string, fr?: unknown) => ({ _type: 'localeString', en, ...(fr !== undefined && { fr }) })
const block = (text: string) => ({
  _type: 'block',
  _key: 'b',
  children: [{ _type: 'span', _key: 's', text }],
})
const document = (fields: Record<string, unknown>) => ({
  _id: 'service-tv-mounting',
  _type: 'service',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
})
const difference = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  differenceOutsideFrench(document(before), document(after))
/** A line whose French was written from other English. */
const old = (en: string, translatedFrom: unknown) => ({ ...line(en, 'B'), translatedFrom })

describe('differenceOutsideFrench', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['nothing', { name: line('A', 'B') }, { name: line('A', 'B') }],
    ['French changed', { name: line('A', 'B') }, { name: line('A', 'C') }],
    ['French added', { name: line('A') }, { name: line('A', 'B') }],
    ['French removed', { name: line('A', 'B') }, { name: line('A') }],
    [
      'French of a text',
      { x: { _type: 'localeText', en: 'A' } },
      { x: { _type: 'localeText', en: 'A', fr: 'B' } },
    ],
    [
      'French of formatted text',
      { x: { _type: 'localeBlocks', en: [block('A')], fr: [block('B')] } },
      { x: { _type: 'localeBlocks', en: [block('A')], fr: [block('C'), block('D')] } },
    ],
    [
      'French deep in lists and objects',
      {
        faqs: [
          { _key: 'a', _type: 'faqEntry', question: line('Q') },
          { _key: 'b', tags: [line('T', 'U')] },
        ],
      },
      {
        faqs: [
          { _key: 'a', _type: 'faqEntry', question: line('Q', 'R') },
          { _key: 'b', tags: [line('T')] },
        ],
      },
    ],
    ['a field that has only French', {}, { name: { _type: 'localeString', fr: 'B' } }],
    ['such a field taken away', { name: { _type: 'localeString', fr: 'B' } }, {}],
    ['French that was never text, left alone', { name: line('A', null) }, { name: line('A', null) }],
    ['French that is marked as done', { name: old('A', 'Z') }, { name: line('A', 'B') }],
    ['French that somebody has to review', { name: line('A', 'B') }, { name: old('A', '') }],
    ['French marked as done and changed', { name: old('A', 'Z') }, { name: line('A', 'C') }],
    [
      'formatted text marked as done',
      { x: { _type: 'localeBlocks', en: [block('A')], fr: [block('B')], translatedFrom: [block('Z')] } },
      { x: { _type: 'localeBlocks', en: [block('A')], fr: [block('B')] } },
    ],
    ['an empty object around it', {}, { seo: { _type: 'seo', title: { _type: 'localeString', fr: 'B' } } }],
    ['such an object before anything is in it', {}, { seo: { _type: 'seo' } }],
    [
      'an object without a `_type`, where the schema gives it none',
      { _type: 'siteSettings' },
      { _type: 'siteSettings', leadNotice: { text: { _type: 'localeText', fr: 'B' } } },
    ],
    [
      'a field of an item of a list',
      { faqs: [{ _type: 'faqEntry', _key: 'a' }] },
      { faqs: [{ _type: 'faqEntry', _key: 'a', question: { _type: 'localeString', fr: 'B' } }] },
    ],
    ['French that somebody has to confirm', { name: old('A', 'Z') }, { name: old('A', '') }],
    ['what the lake keeps', {}, { _id: 'drafts.x', _rev: 'r2', _createdAt: '2027', _updatedAt: '2027' }],
  ])('lets through: %s', (_, before, after) => {
    expect(difference(before, after)).toBeNull()
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['name.en', { name: line('A', 'B') }, { name: line('Z', 'C') }],
    ['name.en', { name: line('A', 'B') }, { name: { _type: 'localeString', fr: 'B' } }],
    ['name.en', { name: line('A', 'B') }, {}],
    ['name.en', {}, { name: line('A', 'B') }],
    ['name._type', { name: line('A', 'B') }, { name: { en: 'A', fr: 'C' } }],
    ['name._type', { name: line('A') }, { name: { _type: 'localeText', en: 'A', fr: 'B' } }],
    ['name.extra', { name: line('A') }, { name: { ...line('A', 'B'), extra: true } }],
    ['name', { name: line('A') }, { name: 'A' }],
    ['name', { name: 'A' }, { name: { _type: 'localeString', fr: 'B' } }],
    // Something other than text under the name of French.
    ['name.fr', { name: line('A') }, { name: line('A', { _type: 'reference', _ref: 'x' }) }],
    ['name.fr', { name: line('A') }, { name: line('A', {}) }],
    ['name.fr', { name: line('A') }, { name: line('A', ['B']) }],
    ['name.fr', { name: line('A', 'B') }, { name: line('A', null) }],
    [
      'x.fr',
      { x: { _type: 'localeBlocks' } },
      { x: { _type: 'localeBlocks', fr: [{ _type: 'image', asset: { _ref: 'image-x' } }] } },
    ],
    ['x.fr', { x: { _type: 'localeBlocks' } }, { x: { _type: 'localeBlocks', fr: 'B' } }],
    // New objects where the schema has none, or another.
    [
      'pricingRange',
      { _type: 'city' },
      { _type: 'city', pricingRange: { _type: 'localeString', fr: '$1-$2' } },
    ],
    ['foo', {}, { foo: { _type: 'localeString', fr: 'B' } }],
    ['foo', {}, { foo: { _type: 'anything' } }],
    ['foo', {}, { foo: {} }],
    ['toString', {}, { toString: { _type: 'localeString', fr: 'B' } }],
    ['name', {}, { name: { _type: 'localeText', fr: 'B' } }],
    ['name', {}, { name: { fr: 'B' } }],
    ['seo', {}, { seo: { _type: 'localeString', fr: 'B' } }],
    ['seo.title', { seo: { _type: 'seo' } }, { seo: { _type: 'seo', title: { _type: 'seo' } } }],
    ['seo.noIndex', { seo: { _type: 'seo' } }, { seo: { _type: 'seo', noIndex: { _type: 'localeString' } } }],
    ['seo.noIndex', {}, { seo: { _type: 'seo', noIndex: { _type: 'localeString', fr: 'B' } } }],
    [
      'leadNotice',
      { _type: 'siteSettings' },
      { _type: 'siteSettings', leadNotice: { _type: 'siteSettings.leadNotice' } },
    ],
    // `fr` of something that is not a localized type.
    ['labels.fr', { labels: { fr: 'A' } }, { labels: { fr: 'B' } }],
    ['fr', { fr: 'A' }, { fr: 'B' }],
    ['lang.fr', { lang: { _type: 'locale', fr: 'A' } }, { lang: { _type: 'locale', fr: 'B' } }],
    // The English a French text was written from is not the translator's to write.
    ['name.translatedFrom', { name: line('A', 'B') }, { name: old('A', 'Z') }],
    ['name.translatedFrom', { name: line('A', 'B') }, { name: old('A', ['']) }],
    ['name.translatedFrom', { name: old('A', 'Z') }, { name: old('A', 'Y') }],
    ['name.translatedFrom', { name: old('A', 'Z') }, { name: old('A', null) }],
    ['labels.translatedFrom', { labels: { translatedFrom: 'A' } }, { labels: {} }],
    // Lists keep their items, their keys and their order.
    ['tags', { tags: [line('A')] }, { tags: [line('A'), { _type: 'localeString', fr: 'B' }] }],
    ['tags', { tags: [line('A')] }, { tags: [] }],
    ['tags[0].en', { tags: [line('A'), line('B')] }, { tags: [line('B'), line('A')] }],
    ['tags[0]._key', { tags: [{ ...line('A'), _key: 'a' }] }, { tags: [{ ...line('A'), _key: 'b' }] }],
    ['tags', { tags: [] }, {}],
    ['tags', { tags: { _type: 'localeString', fr: 'A' } }, { tags: ['A'] }],
    ['price', { price: 1 }, { price: 2 }],
    ['price', { price: 1 }, {}],
    ['price', {}, { price: null }],
    ['image.asset._ref', { image: { asset: { _ref: 'a' } } }, { image: { asset: { _ref: 'b' } } }],
    ['_type', { _type: 'service' }, { _type: 'city' }],
    ['_system', {}, { _system: 1 }],
  ])('stops at %s', (path, before, after) => {
    expect(difference(before, after)).toBe(path)
  })
})

describe('the English a French text was written from', () => {
  const published = document({
    faqs: [
      { _key: 'a', answer: line('Q') },
      { _key: 'b', answer: old('A', 'Z') },
    ],
  })
  const draft = (answer: unknown) => document({ faqs: [{ _key: 'b', answer }], price: 2 })

  it('may be again what it is in the published document', () => {
    expect(differenceOutsideFrench(draft(line('A', 'C')), draft(old('A', 'Z')), published)).toBeNull()
  })

  it('may not be anything else', () => {
    const path = 'faqs[0].answer.translatedFrom'
    expect(differenceOutsideFrench(draft(line('A', 'C')), draft(old('A', 'Y')), published)).toBe(path)
    expect(differenceOutsideFrench(draft(line('A', 'C')), draft(old('A', 'Q')), published)).toBe(path)
  })
})

describe('of random edits to a localized document', () => {
  const text = fc.string({ maxLength: 4 })
  const localized = fc.oneof(
    fc.record(
      { _type: fc.constantFrom('localeString', 'localeText'), en: text, fr: text },
      { requiredKeys: ['_type'] },
    ),
    fc.record(
      { _type: fc.constant('localeBlocks'), en: fc.array(text.map(block)), fr: fc.array(text.map(block)) },
      { requiredKeys: ['_type'] },
    ),
  )
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
      localized,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'fr', 'en', '_key'), tie('tree'), { maxKeys: 4 }),
    ),
  }))
  const fields = fc.dictionary(fc.constantFrom('name', 'faqs', 'seo', 'fr'), tree, { minKeys: 1 })

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const isLocalized = (value: Record<string, unknown>) => String(value._type).startsWith('locale')

  /** The value with every French text replaced by what `next` gives. */
  const translate = (value: unknown, next: () => string): unknown => {
    if (Array.isArray(value)) return value.map((item) => translate(item, next))
    if (!isObject(value)) return value
    if (isLocalized(value)) return { ...value, fr: value._type === 'localeBlocks' ? [block(next())] : next() }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, next)]))
  }

  /** The value without any French text, and without the empty shells it leaves: a second, simpler reading of the rule. */
  const withoutFrench = (value: unknown, inList = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => withoutFrench(item, true))
    if (!isObject(value)) return value
    const rest = Object.entries(value)
      .filter(([key]) => !(key === 'fr' && isLocalized(value)))
      .map(([key, item]) => [key, withoutFrench(item)] as const)
      .filter(([, item]) => item !== undefined)
    const isShell = !inList && rest.every(([key]) => key === '_type')
    return isShell ? undefined : Object.fromEntries(rest)
  }

  /** Whether an object that stays becomes one of another type, which is never a change of French, empty or not. */
  const changesType = (before: unknown, after: unknown): boolean => {
    if (Array.isArray(before) && Array.isArray(after)) {
      return before.some((item, index) => changesType(item, after[index]))
    }
    if (!isObject(before) || !isObject(after)) return false
    if (before._type !== after._type) return true
    return Object.keys(before).some(
      (key) => !(key === 'fr' && isLocalized(before)) && changesType(before[key], after[key]),
    )
  }

  /** Whether an object comes where the schema of a service has none. */
  const addsForeign = (before: unknown, after: unknown, path: string): boolean => {
    if (Array.isArray(before) && Array.isArray(after)) {
      return after.some((item, index) => addsForeign(before[index], item, `${path}[]`))
    }
    if (!isObject(after)) return false
    if (before === undefined) return !(path === '.name' && after._type === 'localeString')
    return (
      isObject(before) &&
      Object.keys(after).some(
        (key) =>
          !(key === 'fr' && isLocalized(after)) && addsForeign(before[key], after[key], `${path}.${key}`),
      )
    )
  }

  it('allows every change of French', () => {
    fc.assert(
      fc.property(fields, fc.infiniteStream(text), (before, words) => {
        const next = () => words.next().value ?? ''
        const after = Object.fromEntries(
          Object.entries(before).map(([key, value]) => [key, translate(value, next)]),
        )
        expect(difference(before, after)).toBeNull()
      }),
    )
  })

  it('allows a change if and only if nothing else differs', () => {
    fc.assert(
      fc.property(fields, fields, fc.boolean(), (before, other, mix) => {
        const after = mix ? { ...before, ...other } : other
        const same =
          !changesType(before, after) &&
          !addsForeign(before, after, '') &&
          JSON.stringify(sorted(withoutFrench(before))) === JSON.stringify(sorted(withoutFrench(after)))
        expect(difference(before, after) === null).toBe(same)
      }),
      { numRuns: 2000 },
    )
  })

  it('stops every change of one English text, number or key', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (before, pick) => {
        const paths = leaves(before)
        const path = paths[pick % Math.max(1, paths.length)]
        fc.pre(path !== undefined)
        const after = structuredClone(before)
        const parent = path.slice(0, -1).reduce<unknown>((value, key) => at(value, key), after)
        const key = path.at(-1) ?? ''
        if (Array.isArray(parent)) parent[Number(key)] = 'changed by hand'
        else if (isObject(parent)) parent[key] = 'changed by hand'
        expect(difference(before, after)).not.toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  const at = (value: unknown, key: string): unknown =>
    Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined

  /** Paths of everything that is not French text and holds a value of its own. */
  const leaves = (value: unknown, path: string[] = []): string[][] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, String(index)]))
    if (!isObject(value)) return path.length > 0 ? [path] : []
    return Object.entries(value).flatMap(([key, item]) =>
      key === 'fr' && isLocalized(value) ? [] : leaves(item, [...path, key]),
    )
  }

  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, item]) => [key, sorted(item)] as const)
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
})
