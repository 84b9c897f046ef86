import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askService, type FrenchService, ServiceError, type Term } from './service.ts'

const TRANSLATIONS = z.object({ translations: z.array(z.object({ text: z.string() })) })
const GLOSSARY = z.object({ glossary_id: z.string() })
const GLOSSARIES = z.object({ glossaries: z.array(z.object({ glossary_id: z.string(), name: z.string() })) })

/** Keys of the free plan end in `:fx`, and have a host of their own. */
const hostOf = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

/** DeepL, by its API v2. The terms are a glossary at DeepL, which is made once for the same terms. */
export function deepl(key: string, host = hostOf(key)): FrenchService {
  const glossaries = new Map<string, Promise<string>>()
  const ask = (path: string, body?: object) =>
    askService({ url: `${host}/v2/${path}`, authorization: `DeepL-Auth-Key ${key}`, body })

  async function makeGlossary(entries: string): Promise<string> {
    // The hash is in the name, so that another start of the server finds the glossary again.
    const name = `site ${createHash('sha256').update(entries).digest('hex').slice(0, 16)}`
    const known = read(GLOSSARIES, await ask('glossaries')).glossaries.find((one) => one.name === name)
    if (known) return known.glossary_id
    const languages = { source_lang: 'en', target_lang: 'fr', entries_format: 'tsv' }
    return read(GLOSSARY, await ask('glossaries', { name, entries, ...languages })).glossary_id
  }

  async function glossaryOf(terms: Term[]): Promise<string | undefined> {
    if (terms.length === 0) return undefined
    const entries = terms.map(({ english, french }) => `${oneLine(english)}\t${oneLine(french)}`).join('\n')
    const found = glossaries.get(entries) ?? makeGlossary(entries)
    glossaries.set(entries, found)
    try {
      return await found
    } catch (error) {
      glossaries.delete(entries)
      throw error
    }
  }

  return {
    name: 'DeepL',
    async translate(texts, terms) {
      const answer = await ask('translate', {
        text: texts,
        source_lang: 'EN',
        target_lang: 'FR',
        formality: 'prefer_more',
        tag_handling: 'xml',
        tag_handling_version: 'v2',
        glossary_id: await glossaryOf(terms),
      })
      return read(TRANSLATIONS, answer).translations.map(({ text }) => text)
    },
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function read<Value>(shape: z.ZodType<Value>, answer: unknown): Value {
  const { data, error } = shape.safeParse(answer)
  if (data === undefined) throw new ServiceError('unreadable', error?.message)
  return data
}
