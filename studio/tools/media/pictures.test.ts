import { describe, expect, test } from 'vitest'
import { pairsOf, type StoredDocument } from '#studio/core/document-pair.ts'
import {
  isWritten,
  lacksDescription,
  type PictureUse,
  type StoredPicture,
  shownAssets,
  tagsOf,
  typedTags,
  usesOf,
} from './pictures.ts'
import { edited, replaced } from './write-pictures.ts'

const picture = (ref: string, alt?: { en?: string; fr?: string }): StoredPicture => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: ref },
  ...(alt && { alt: { _type: 'localeString', ...alt } }),
})

const document = (_id: string, fields: object): StoredDocument => ({
  _id,
  _type: 'city',
  _rev: '1',
  ...fields,
})

const usesIn = (...documents: StoredDocument[]) =>
  usesOf(pairsOf(documents)).map(({ pair, path, picture: { asset }, isIn }) => [
    pair.id,
    path.join('.'),
    asset._ref,
    isIn,
  ])

describe('usesOf', () => {
  test('finds pictures at any depth of what is published', () => {
    const gallery = [{ _key: 'a', _type: 'beforeAfter', before: picture('image-b') }]
    expect(usesIn(document('city-a', { picture: picture('image-a'), gallery }))).toEqual([
      ['city-a', 'picture', 'image-a', 'both'],
      ['city-a', 'gallery.[object Object].before', 'image-b', 'both'],
    ])
  })

  test('a place where draft and published differ is two', () => {
    const published = document('city-a', { picture: picture('image-a'), other: picture('image-c') })
    const draft = document('drafts.city-a', { picture: picture('image-b'), other: picture('image-c') })
    expect(usesIn(published, draft)).toEqual([
      ['city-a', 'picture', 'image-b', 'draft'],
      ['city-a', 'other', 'image-c', 'both'],
      ['city-a', 'picture', 'image-a', 'published'],
    ])
  })

  test('what only visitors see is changed at once, not as a draft', () => {
    const published = document('city-a', { picture: picture('image-a') })
    const draft = document('drafts.city-a', { picture: picture('image-b') })
    const uses = usesOf(pairsOf([published, draft]))
    const writtenIn = (mode: 'drafts' | 'publish') =>
      uses.filter((use) => isWritten(use, mode)).map(({ picture: { asset } }) => asset._ref)
    expect(writtenIn('drafts')).toEqual(['image-b'])
    expect(writtenIn('publish')).toEqual(['image-b', 'image-a'])
  })

  test('what was never published is in the draft, and an empty picture nowhere', () => {
    expect(
      usesIn(document('drafts.city-a', { picture: picture('image-a'), other: { _type: 'picture' } })),
    ).toEqual([['city-a', 'picture', 'image-a', 'draft']])
  })
})

describe('shownAssets', () => {
  const asset = (_id: string, originalFilename: string, tags: string[] | null = null) => ({
    _id,
    originalFilename,
    url: '',
    size: 1,
    width: 1,
    height: 1,
    tags,
  })
  const assets = [
    asset('image-a', 'deck.jpg', ['winter', 'été']),
    asset('image-b', 'tv.jpg', ['winter']),
    asset('image-c', 'old.jpg'),
  ]
  const uses = Map.groupBy(
    usesOf(
      pairsOf([
        document('city-a', {
          one: picture('image-a', { en: 'A deck', fr: 'Une véranda' }),
          two: picture('image-b', { en: 'A television' }),
        }),
      ]),
    ),
    (use: PictureUse) => use.picture.asset._ref,
  )
  const shown = (filter: Parameters<typeof shownAssets>[2], search = '') =>
    shownAssets(assets, uses, filter, search).map(({ _id }) => _id)

  test('by use and by what is missing', () => {
    expect(shown('all')).toEqual(['image-a', 'image-b', 'image-c'])
    expect(shown('used')).toEqual(['image-a', 'image-b'])
    expect(shown('unused')).toEqual(['image-c'])
    expect(shown('undescribed')).toEqual(['image-b'])
  })

  test('by tag, which staff type with commas', () => {
    expect(tagsOf(assets, 'fr')).toEqual(['été', 'winter'])
    expect(shownAssets(assets, uses, 'all', '', 'winter').map(({ _id }) => _id)).toEqual([
      'image-a',
      'image-b',
    ])
    expect(shown('all', 'ete')).toEqual(['image-a'])
    expect(typedTags(' Winter, deck,, winter ')).toEqual(['winter', 'deck'])
  })

  test('by file name or description, whatever the accents', () => {
    expect(shown('all', 'DECK')).toEqual(['image-a'])
    expect(shown('all', 'veranda')).toEqual(['image-a'])
    expect(shown('unused', 'deck')).toEqual([])
  })
})

test('a description of spaces is none', () => {
  const [use] = usesOf(pairsOf([document('city-a', { one: picture('image-a', { en: 'A', fr: ' ' }) })]))
  expect(use && lacksDescription(use)).toBe(true)
})

describe('changes', () => {
  const before: StoredPicture = {
    ...picture('image-a', { en: 'A deck', fr: 'Une terrasse' }),
    hotspot: { _type: 'sanity.imageHotspot', x: 0.1, y: 0.1, width: 1, height: 1 },
  }

  test('another English keeps what the French was written from; French alone does not touch the English', () => {
    expect(edited(before, { en: 'A large deck' }).alt).toEqual({
      _type: 'localeString',
      en: 'A large deck',
      fr: 'Une terrasse',
      translatedFrom: 'A deck',
    })
    expect(edited(picture('image-a', { en: 'A deck' }), { fr: 'Une terrasse' }).alt).toEqual({
      _type: 'localeString',
      en: 'A deck',
      fr: 'Une terrasse',
    })
    expect(edited(before, {})).toEqual(before)
  })

  test('a replaced picture has another asset and no focal point, and keeps its description', () => {
    expect(replaced(before, 'image-b', {})).toEqual(picture('image-b', { en: 'A deck', fr: 'Une terrasse' }))
  })
})
