import { describe, expect, test } from 'vitest'
import { keepEnglish } from './keep-english.ts'
import type { LocalizedField } from './localized-field.ts'

const text = (parts: Omit<LocalizedField<string>, '_type'>) => ({ _type: 'localeString', ...parts })
const page = (name: object, more: object = {}) => ({ _id: 'page', _type: 'page', name, ...more })

const DONE = page(text({ en: 'TV', fr: 'Télé' }))
const STALE = page(text({ en: 'TV set', fr: 'Télé', translatedFrom: 'TV' }))

describe('a change of the English alone', () => {
  test('leaves the English the French was written from', () => {
    expect(keepEnglish(DONE, page(text({ en: 'TV set', fr: 'Télé' })))).toEqual(STALE)
  })

  test('leaves the first one, through several changes', () => {
    const next = page(text({ en: 'TV on the wall', fr: 'Télé' }))
    expect(keepEnglish(STALE, next).name).toEqual({ ...next.name, translatedFrom: 'TV' })
  })

  test('that takes it back leaves nothing, whether the writer carries it along or not', () => {
    expect(keepEnglish(STALE, DONE)).toBe(DONE)
    expect(keepEnglish(STALE, page(text({ en: 'TV', fr: 'Télé', translatedFrom: 'TV' })))).toEqual(DONE)
  })

  test('keeps what the writer says itself', () => {
    const carried = page(text({ en: 'TV set', fr: 'Télé', translatedFrom: 'Television' }))
    expect(keepEnglish(DONE, carried)).toBe(carried)
  })

  test('is found in lists by the key of the item, and in texts with formatting', () => {
    const blocks = (words: string) => [{ _type: 'block', _key: 'b', children: [{ _key: 's', text: words }] }]
    const faq = (_key: string, en: string) => ({
      _key,
      answer: { _type: 'localeBlocks', en: blocks(en), fr: blocks('Oui') },
    })
    const before = page({}, { faqs: [faq('one', 'Yes'), faq('two', 'Yes')] })
    const after = keepEnglish(before, page({}, { faqs: [faq('two', 'Yes'), faq('one', 'Yes, of course')] }))
    expect(after).toMatchObject({ faqs: [faq('two', 'Yes'), { answer: { translatedFrom: blocks('Yes') } }] })
    expect(JSON.stringify(after).match(/translatedFrom/g)).toHaveLength(1)
  })
})

describe('nothing is added', () => {
  test.each([
    ['French that is changed with its English', DONE, page(text({ en: 'TV set', fr: 'Téléviseur' }))],
    [
      'French that is changed alone',
      STALE,
      page(text({ en: 'TV set', fr: 'Téléviseur', translatedFrom: 'TV' })),
    ],
    ['French that is marked as done', STALE, page(text({ en: 'TV set', fr: 'Télé' }))],
    ['English without French', page(text({ en: 'TV' })), page(text({ en: 'TV set' }))],
    ['a new text', page({}), page(text({ en: 'TV', fr: 'Télé' }))],
    ['a new document', null, DONE],
    ['a text that is no longer there', DONE, page({})],
  ])('for %s', (_, before, after) => {
    expect(keepEnglish(before, after)).toBe(after)
  })
})

test('French that is removed takes it along', () => {
  expect(keepEnglish(STALE, page(text({ en: 'TV set', translatedFrom: 'TV' })))).toEqual(
    page(text({ en: 'TV set' })),
  )
})
