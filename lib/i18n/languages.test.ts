import { expect, test } from 'vitest'
import { languageOfQuery, withPlainLanguage } from './languages.ts'

/** The query of an address, its language, and the query that it leads to; null when it is plain. */
test.each([
  ['', 'en', null],
  ['lang=fr', 'fr', null],
  ['lang=%66r', 'fr', null],
  ['a=1&lang=fr', 'fr', null],
  ['lang=en', 'en', ''],
  ['a=1&lang=en', 'en', 'a=1'],
  ['lang=EN', 'en', ''],
  ['lang=en-CA', 'en', ''],
  ['lang=en_US', 'en', ''],
  ['lang=FR', 'fr', 'lang=fr'],
  ['lang=Fr', 'fr', 'lang=fr'],
  ['lang=fr-CA', 'fr', 'lang=fr'],
  ['lang=fr-ca', 'fr', 'lang=fr'],
  ['lang=FR-CA', 'fr', 'lang=fr'],
  ['lang=fr_CA', 'fr', 'lang=fr'],
  ['lang=fr_ca', 'fr', 'lang=fr'],
  ['lang=fr-FR', 'fr', 'lang=fr'],
  ['lang=fr-Latn-CA', 'fr', 'lang=fr'],
  ['a=1&lang=fr-CA&b=2', 'fr', 'a=1&b=2&lang=fr'],
  ['lang=fr-CA&lang=en', 'fr', 'lang=fr'],
  ['lang=', 'en', null],
  ['lang=es', 'en', null],
  ['lang=frr', 'en', null],
  ['lang=french', 'en', null],
  ['lang=fr%20CA', 'en', null],
] as const)('%s is %s, and leads to %s', (query, language, plain) => {
  expect(languageOfQuery(new URLSearchParams(query))).toBe(language)
  expect(withPlainLanguage(new URLSearchParams(query))?.toString() ?? null).toBe(plain)
})
