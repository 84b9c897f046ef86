import { describe, expect, test } from 'vitest'
import type { AskedText, SuggestedText } from '#lib/french-help/texts.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { suggestFields } from './suggest.ts'

const block = (key: string, children: { text: string; marks?: string[] }[], markDefs: object[] = []) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs,
  children: children.map(({ text, marks = [] }, index) => ({
    _type: 'span',
    _key: `${key}${index}`,
    text,
    marks,
  })),
})

/** The service with a dictionary of what it makes of a text. */
function service(french: (source: string) => string) {
  const sizes: number[] = []
  const translate = async (texts: AskedText[]): Promise<SuggestedText[]> => {
    sizes.push(texts.length)
    return texts.map(({ id, source }) => ({ id, french: french(source), missingTerms: [] }))
  }
  return { translate, sizes }
}

const ask = async (field: LocalizedField, french: (source: string) => string) => {
  const [one] = await suggestFields([{ path: ['text'], field }], [], service(french).translate)
  return one
}

const line = (en: string): LocalizedField => ({ _type: 'localeString', en })

describe('a line', () => {
  test('gets its French, with names in braces and addresses as they are', async () => {
    const sources: string[] = []
    const found = await ask(line('Ask {listed} of 1,200 installers & write to a@b.ca'), (source) => {
      sources.push(source)
      return source
        .replace('Ask', 'Demandez à')
        .replace('of 1,200 installers', 'des 1\u00a0200 installateurs')
        .replace('&amp; write to', '&amp; écrivez à')
    })
    expect(found?.french).toBe('Demandez à {listed} des 1\u00a0200 installateurs & écrivez à a@b.ca')
    expect(sources[0]).toMatch(/^Ask <ph [^>]*> of 1,200 installers &amp; write to <ph [^>]*>$/)
  })

  test.each([
    ['a name', 'Ask {listed} people', 'Demandez aux gens', 'names'],
    ['a figure', 'Ask 3 people', 'Demandez à 4 personnes', 'figures'],
  ])('that loses %s is not taken, and says so', async (_, english, french, kind) => {
    const found = await ask(line(english), () => french)
    expect(found?.french).toBeUndefined()
    expect(found?.losses?.map((loss) => loss.kind)).toEqual([kind])
  })

  test.each([
    'Bonjour <b>toi</b>',
    'Bonjour <pc id="l1:1">',
    'Bonjour & toi <',
    'Bonjour <pc id="x">toi</pc>',
  ])('whose tags are others or broken is not taken: %s', async (french) => {
    const found = await ask(line('Hello you'), () => french)
    expect(found).toMatchObject({ losses: [] })
    expect(found?.french).toBeUndefined()
  })
})

describe('formatted text', () => {
  const link = { _key: 'l1', _type: 'link', href: '/guarantee' }
  const field: LocalizedField = {
    _type: 'localeBlocks',
    en: [
      block('b1', [{ text: 'Title' }]),
      block('b2', [{ text: 'Read ' }, { text: 'this', marks: ['l1'] }, { text: ' now' }], [link]),
    ],
  }

  test('is put together with its links', async () => {
    const found = await ask(field, (source) =>
      source === 'Title'
        ? 'Titre'
        : source.replace('Read', 'Lisez').replace('this', 'ceci').replace('now', 'maintenant'),
    )
    expect(found?.french).toMatchObject([
      { children: [{ text: 'Titre' }] },
      {
        markDefs: [link],
        children: [{ text: 'Lisez ' }, { text: 'ceci', marks: ['l1'] }, { text: ' maintenant' }],
      },
    ])
  })

  test('that lost a link is not taken', async () => {
    const found = await ask(field, (source) => source.replace(/<[^>]*>/g, ''))
    expect(found?.losses).toEqual([{ kind: 'links', says: 'EN /guarantee' }])
  })
})

test('many texts are asked for in several requests, in their order', async () => {
  const { translate, sizes } = service((source) => `${source} fr`)
  const asked = Array.from({ length: 45 }, (_, index) => ({
    path: [`f${index}`],
    field: line(`Text ${String.fromCharCode(97 + (index % 26))}`),
  }))
  const found = await suggestFields(asked, [], translate)
  expect(sizes).toEqual([20, 20, 5])
  expect(found.map(({ french }) => french)).toEqual(asked.map(({ field }) => `${field.en} fr`))
})
