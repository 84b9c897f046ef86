import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from './schema-types.ts'

const french = createSchema({ name: 'default', types: schemaTypes('fr') })

/** The names in a definition and in its parts, without titles and descriptions. */
function names(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(names)
  if (typeof part !== 'object' || part === null) return []
  const { name, type, fields, of } = part as Record<string, unknown>
  return [name, type, names(fields), names(of)]
}

test('the French model is the same model', () => {
  expect((french._validation ?? []).flatMap(({ problems }) => problems)).toEqual([])
  expect(names(schemaTypes('fr'))).toEqual(names(schemaTypes('en')))
})

test('types, fields, tabs, orderings, choices and styles of text are in one language', () => {
  const [blocks, city, faq] = ['localeBlocks', 'city', 'faq'].map((name) =>
    schemaTypes('fr').find((type) => type.name === name),
  )
  expect(blocks).toMatchObject({
    title: 'Texte mis en forme dans les deux langues',
    fields: [
      {
        title: 'Anglais',
        of: [
          {
            styles: [{ title: 'Texte' }, { title: 'Titre' }, { title: 'Sous-titre' }, { title: 'Citation' }],
            marks: { decorators: [{ title: 'Gras', value: 'strong' }] },
          },
        ],
      },
      {},
      { title: 'Anglais d’où vient le français' },
    ],
  })
  expect(city).toMatchObject({
    groups: [{ name: 'content', title: 'Contenu' }, {}, {}, {}, {}],
    orderings: [{ title: 'Ordre dans les listes' }, { title: 'Nom' }],
  })
  expect(faq).toHaveProperty('fields.2.options.list.0', { value: 'general', title: 'Questions générales' })
})

/** The list preview of a document, from the values that Sanity selects. */
function shown(type: string, selection: object, types = french) {
  return types.get(type)?.preview?.prepare?.(selection)
}

test('a list shows the French name, then the English, and says when the French is missing', () => {
  expect(french.get('service')?.preview?.select).toMatchObject({ text: 'name.en', textInFrench: 'name.fr' })
  const selection = { text: 'TV mounting', price: '$100-$300' }
  expect(shown('service', { ...selection, textInFrench: 'Télé au mur' })).toMatchObject({
    title: 'Télé au mur',
    subtitle: '100–300\u00A0$ · TV mounting',
  })
  expect(shown('service', selection)).toMatchObject({
    title: 'TV mounting',
    subtitle: '100–300\u00A0$ · Français manquant',
  })
  expect(shown('service', {})).toMatchObject({ title: 'Pas encore de nom' })
  expect(shown('pageFigures', { page: 'home' })).toMatchObject({ title: 'Chiffres\u00A0: Page d’accueil' })
  expect(shown('homePage', {})).toMatchObject({ title: 'Page d’accueil' })
})

test('an English list shows the English name, then the French', () => {
  const english = createSchema({ name: 'default', types: schemaTypes('en') })
  const selection = { text: 'TV mounting', textInFrench: 'Télé au mur', price: '$100-$300' }
  expect(shown('service', selection, english)).toMatchObject({
    title: 'TV mounting',
    subtitle: '$100-$300 · Télé au mur',
  })
  expect(shown('service', { text: 'TV mounting' }, english)).toMatchObject({ subtitle: 'French is missing' })
})
