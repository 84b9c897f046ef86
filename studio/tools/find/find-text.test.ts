import { describe, expect, test } from 'vitest'
import { hitsIn, type Search, withReplaced } from './find-text.ts'

const line = (en: string, fr?: string, rest = {}) => ({ _type: 'localeString', en, fr, ...rest })
const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: text, text, marks })
const block = (...children: object[]) => ({ _type: 'block', _key: 'b', children })

const search = (text: string, options: Partial<Search> = {}): Search => ({
  text,
  isCaseSensitive: false,
  isWholeWord: false,
  languages: ['en', 'fr'],
  ...options,
})

const found = (document: Record<string, unknown>, wanted: Search) =>
  hitsIn(document, wanted).map(({ language, text, start, end }) => `${language} ${text.slice(start, end)}`)

describe('hitsIn', () => {
  const document = {
    title: line('Deck and decking, DECK', 'Terrasse'),
    text: { _type: 'localeBlocks', fr: [block(span('Une ter'), span('rasse', 'strong'))] },
    slug: { current: 'deck' },
  }

  test('finds every occurrence in both languages, across formatting, but no addresses', () => {
    expect(found(document, search('deck'))).toEqual(['en Deck', 'en deck', 'en DECK'])
    expect(found(document, search('terrasse'))).toEqual(['fr Terrasse', 'fr terrasse'])
  })

  test('by case, whole words and language', () => {
    expect(found(document, search('deck', { isWholeWord: true }))).toEqual(['en Deck', 'en DECK'])
    expect(found(document, search('DECK', { isCaseSensitive: true }))).toEqual(['en DECK'])
    expect(found(document, search('deck', { languages: ['fr'] }))).toEqual([])
  })

  test('a word ends at an accent no more than at a letter', () => {
    const city = { name: line('', 'Montréal, côte') }
    expect(found(city, search('Montr', { isWholeWord: true }))).toEqual([])
    expect(found(city, search('c', { isWholeWord: true }))).toEqual([])
    expect(found(city, search('Montréal', { isWholeWord: true }))).toEqual(['fr Montréal'])
  })

  test('signs are signs, a space finds a no-break space, an apostrophe its curly one', () => {
    const texts = { a: line('250+ (of 300)', '25\u00a0000\u00a0$ d’installation') }
    expect(found(texts, search('250+ ('))).toEqual(['en 250+ ('])
    expect(found(texts, search('25 000 $'))).toEqual(['fr 25\u00a0000\u00a0$'])
    expect(found(texts, search("d'installation"))).toEqual(['fr d’installation'])
  })
})

describe('withReplaced', () => {
  const replace = (document: Record<string, unknown>, wanted: Search, by: string) =>
    withReplaced(document, hitsIn(document, wanted), by)

  test('replaces several hits of a text, of other lengths', () => {
    expect(replace({ a: line('a b a b a') }, search('a'), 'long').a).toMatchObject({
      en: 'long b long b long',
    })
  })

  test('only the hits that are chosen', () => {
    const document = { a: line('a b a') }
    const [, second] = hitsIn(document, search('a'))
    expect(withReplaced(document, second ? [second] : [], 'x').a).toMatchObject({ en: 'a b x' })
  })

  test('in formatted text the first span gets what is new, and the others keep theirs', () => {
    const before = {
      a: { _type: 'localeBlocks', en: [block(span('In a la'), span('rge ci', 'strong'), span('ty.'))] },
    }
    expect(replace(before, search('large city'), 'town').a).toMatchObject({
      en: [{ children: [{ text: 'In a town' }, { text: '', marks: ['strong'] }, { text: '.' }] }],
    })
  })

  test('English changed alone leaves its French out of date; changed with it, done', () => {
    expect(replace({ a: line('deck', 'terrasse') }, search('deck'), 'patio').a).toEqual(
      line('patio', 'terrasse', { translatedFrom: 'deck' }),
    )
    expect(replace({ a: line('Acme deck', 'terrasse Acme') }, search('Acme'), 'Ajax').a).toEqual(
      line('Ajax deck', 'terrasse Ajax'),
    )
  })

  test('French changed alone stays as up to date as it was', () => {
    const old = line('new', 'vieux', { translatedFrom: 'old' })
    expect(replace({ a: old }, search('vieux'), 'ancien').a).toEqual({ ...old, fr: 'ancien' })
  })
})
