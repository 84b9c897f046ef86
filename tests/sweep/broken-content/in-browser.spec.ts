import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { testWithSite } from '../../e2e/fixtures.ts'
import {
  NOT_FOUND,
  OTHER_PAGES,
  PAGES,
  setWidth,
  untilScripted,
  watchErrors,
} from '../../e2e/measured-pages.ts'
import { type Damage, damaged, LONG, localized, MARKUP, RAN } from './damages.ts'
import { CONTENT } from './pages.ts'
import { placesOf, type StoredDocument } from './places.ts'
import { fullest } from './rounds.ts'
import { write } from './write.ts'

const test = testWithSite()

const WIDTH = 360

/** A word that is wider than any screen, but quickly laid out where there are hundreds of it. */
const WIDE = LONG.slice(0, 300)

/** As long as a browser lays out in time: Chromium takes the square of its length where the font has kerning. */
const ENDLESS = LONG.slice(0, 2_000)

/** Every text of a document as these words; the first one as others. */
function withTexts(document: StoredDocument, [first, others]: [string, string]): StoredDocument {
  const places = placesOf(document).filter(
    ({ type, value }) => type.startsWith('locale') && value !== undefined,
  )
  const damages = places.map(
    ({ name, type, path }, at): Damage => ({
      id: document._id,
      place: name,
      kind: 'text',
      path,
      value: localized(type, at === 0 ? first : others),
    }),
  )
  return damaged(document, damages)
}

const TEXTS: [name: string, texts: [string, string]][] = [
  ['a word without end', [ENDLESS, WIDE]],
  ['markup', [MARKUP, MARKUP]],
]

for (const [name, texts] of TEXTS) {
  test(`with every text ${name}, no page is wider than a phone, runs markup or complains`, async ({
    page,
    site,
  }) => {
    const documents = fullest(await site.client.fetch<StoredDocument[]>(CONTENT))
    write(
      site,
      documents.map((document) => withTexts(document, texts)),
    )
    await setWidth(page, WIDTH)
    const errors = watchErrors(page)
    const faults: string[] = []
    for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
      for (const lang of LANGUAGES) {
        await page.goto(localizedHref(path, lang))
        await untilScripted(page, lang)
        const { width, hasRun } = await page.evaluate(
          (ran) => ({ width: document.documentElement.scrollWidth, hasRun: ran in window }),
          RAN,
        )
        if (width > WIDTH) faults.push(`${path} in ${lang} is ${width} px wide`)
        if (hasRun) faults.push(`${path} in ${lang} runs markup`)
      }
    }
    expect(faults).toEqual([])
    // What the browser says of an address that is not there.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })
}
