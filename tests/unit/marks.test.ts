// Reads the sample content.

import { studioPath } from '@sanity/client/csm'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import type { Lake, LakeDocument } from 'content-lake'
import { seedLake } from 'content-lake/seed'
import { expect, test } from 'vitest'
import { STEGA } from '#lib/content/stega.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { readMark } from '#lib/i18n/read-mark.ts'
import { mutate, temporaryLake } from '../lake/temporary-lake.ts'
import { findReads } from './cache-tags/reads.ts'

async function marked(lake: Lake, query: string, params = {}): Promise<unknown> {
  const { result, resultSourceMap } = await lake.queryWithSources(query, params, { perspective: 'drafts' })
  return stegaEncodeSourceMap(result, resultSourceMap, STEGA)
}

/** The texts of every localized field of a result, in both languages. */
function textsOf(result: unknown): string[] {
  return [...localizedFields(result)]
    .filter(({ path }) => !path.includes('seo'))
    .flatMap(({ field }) => [field.en, field.fr])
    .flatMap((value) => (Array.isArray(value) ? value.flatMap(({ children }) => children) : [value]))
    .map((value) => value?.text ?? value)
    .filter((value) => typeof value === 'string' && value !== '')
}

test('the result of every query is the same with marks, and each localized text names its own field', async () => {
  const lake = temporaryLake()
  await seedLake(lake, 'studio/seed', 'montage')
  const documents = (await lake.query('*')) as LakeDocument[]
  // Drafts are shown under the id of the published document.
  for (const { _id, ...document } of documents.filter(({ _type }) => _type === 'service').slice(0, 20)) {
    mutate(lake, { create: { ...document, _id: `drafts.${_id}` } })
  }
  const byId = new Map(documents.map((document) => [document._id, document]))
  const checked = new Set<string>()
  for (const { name, query, params } of await findReads(documents)) {
    const plain = await lake.query(query, params, { perspective: 'drafts' })
    const result = await marked(lake, query, params)
    expect(withoutMarks(result), name).toEqual(plain)
    const texts = textsOf(result)
    for (const text of texts) {
      // Many queries find the same texts.
      if (checked.has(text)) continue
      checked.add(text)
      const { id, type, path } = readMark(text) ?? { id: '', type: '', path: '' }
      const document = byId.get(id)
      expect(document?._type, name).toBe(type)
      expect(studioPath.get(document, path, null), name).toBe(withoutMarks(text))
    }
    const all = JSON.stringify(result).match(/[\u200b-\u200d\ufeff]{99,}/g)
    expect(all?.length ?? 0, name).toBe(texts.length)
  }
  expect(checked.size).toBeGreaterThan(3_000)
}, 60_000)

test('an empty text, or one that ends in an invisible character, comes as it is', async () => {
  const lake = temporaryLake()
  const texts = ['', 'Fans\u200b', 'Fans\u200d', 'Fans\ufeff', 'A \u200d\u200b\u200c\u200b\u200d fan', 'Fans']
  for (const [index, en] of texts.entries()) {
    mutate(lake, { create: { _id: `s${index}`, _type: 'service', name: { _type: 'localeString', en } } })
  }
  const result = (await marked(lake, '*[_type == "service"] | order(_id) {name}')) as {
    name: { en: string }
  }[]
  expect(result.map(({ name }) => withoutMarks(name.en))).toEqual(texts)
  expect(result.map(({ name }) => readMark(name.en)?.id)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    's4',
    's5',
  ])
})

test.each([
  '*[name.en == "Fan"]{name}',
  '*[name.en match "fa*"]{name}',
  '*[name.en in ["Fan"]]{name}',
  '*[_type == "service"] | order(name.en desc) {name}',
  '*[_type == "service"] | order(name.en asc)[0...2]{name}',
  '*[length(name.en) == 3]{name}',
  '*[_type == "service"]{"isFan": name.en == "Fan", "both": name.en + name.fr, "upper": upper(name.en)}',
  '{"count": count(*[name.en == "Fan"]), "picked": *[_type == "service"]{"of": select(name.en == "Fan" => name)}}',
])('filters and orders read texts without marks: %s', async (query) => {
  const lake = temporaryLake()
  for (const [index, en] of ['Fan', 'Fans', 'Deck', 'Fan'].entries()) {
    const name = { _type: 'localeString', en, fr: `${en} en français` }
    mutate(lake, { create: { _id: `s${index}`, _type: 'service', name } })
  }
  const plain = await lake.query(query, {}, { perspective: 'drafts' })
  expect(withoutMarks(await marked(lake, query))).toEqual(plain)
})
