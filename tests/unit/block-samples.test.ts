// Reads the sample content.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { COMPONENTS } from '#blocks/components.ts'
import { LANDING_COMPONENTS } from '#blocks/landing-components.ts'
import type { PageBlock } from '#blocks/landing-page.ts'
import { PageBlocks } from '#blocks/page-blocks.tsx'
import { blockFields } from '#blocks/queries.ts'
import { SAMPLES } from '#blocks/samples.ts'
import { BLOCKS } from '#blocks/schemas.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { seededLake } from './seeded-lake.ts'

const lake = seededLake()

const components = { ...COMPONENTS, ...LANDING_COMPONENTS }

/** The words of a page with one stored block. */
async function shown(stored: { _type: string }, lang: Language): Promise<string> {
  const read = (await lake.query(`$blocks[]{${blockFields}}`, { blocks: [stored] })) as PageBlock[]
  const blocks = localize(read, lang) as PageBlock[]
  return wordsOf(renderToStaticMarkup(createElement(PageBlocks, { blocks, components, lang })))
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

/** The texts of a stored block, and the names of the documents it lists; figures and steps have no names that are shown. */
async function textsOf(stored: object, lang: Language): Promise<unknown[]> {
  const ids = [...JSON.stringify(stored).matchAll(/"_ref":"([^"]+)","_key"/g)].map(([, id]) => id)
  const names = (await lake.query(
    '*[_id in $ids && _type != "processStep"]{"name": coalesce(name, title, question)}.name',
    {
      ids,
    },
  )) as (string | Record<Language, string>)[]
  return [
    ...[...localizedFields(stored)]
      .filter(({ path }) => !path.includes('alt'))
      .map(({ field }) => field[lang]),
    ...names.map((name) => (typeof name === 'string' ? name : name[lang])),
  ]
}

test.each(BLOCKS)(
  '$name shows its texts and its documents in both languages, and nothing without them',
  async ({ name }) => {
    const picture = (await lake.query('*[_id == "service-tv-mounting"][0].picture')) as object
    const content = SAMPLES[name]?.({ picture })
    if (!content) throw new Error(`There is no sample of ${name}.`)
    for (const lang of LANGUAGES) {
      const stored = { _type: name, _key: 'sample', ...content }
      const words = await shown(stored, lang)
      for (const text of await textsOf(stored, lang)) expect.soft(words).toContain(text)
      expect.soft(await shown({ _type: name }, lang)).toBe('')
    }
  },
)
