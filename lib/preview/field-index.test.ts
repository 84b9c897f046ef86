import { expect, it } from 'vitest'
import { fieldIndexer } from './field-index.ts'
import { textKey } from './text-key.ts'

const line = (en: string, fr?: string) => ({ _type: 'localeString', en, ...(fr !== undefined && { fr }) })

const documents = [
  {
    _id: 'service-a',
    _type: 'service',
    _rev: '1',
    name: line('TV mounting', 'Pose de téléviseur'),
    slug: { _type: 'slug', current: 'tv-mounting' },
    priceRange: '$1,100-$2,500',
    features: [{ ...line('Level'), _key: 'f1' }],
    lead: {
      _type: 'localeBlocks',
      en: [
        {
          _type: 'block',
          _key: 'b1',
          children: [{ text: 'On a ' }, { text: 'brick', marks: ['strong'] }, { text: ' wall' }],
        },
      ],
    },
    picture: {
      _type: 'picture',
      asset: { _type: 'reference', _ref: 'image-abc-10x10-svg' },
      alt: line('A wall'),
    },
    seo: { title: line('Only for search engines') },
  },
  {
    _id: 'servicePage',
    _type: 'servicePage',
    _rev: '1',
    questions: { title: line('Questions about {service}') },
  },
]

const find = (text: string, lang: 'en' | 'fr' = 'en') => fieldIndexer(lang)(documents).find(textKey(text))
const path = (...steps: unknown[]) => [expect.objectContaining({ path: steps })]

it('finds the field of a text in its language', () => {
  expect(find('TV  mounting\n')).toEqual([{ id: 'service-a', type: 'service', path: ['name', 'en'] }])
  expect(find('Pose de téléviseur', 'fr')).toEqual(path('name', 'fr'))
  expect(find('Pose de téléviseur', 'en')).toEqual([])
})

it('opens the French field where English stands in for it', () => {
  expect(find('Level', 'fr')).toEqual(path('features', { _key: 'f1' }, 'fr'))
})

it('finds formatted text by its paragraphs, prices as they are written, pictures by their file', () => {
  expect(find('On a brick wall')).toEqual(path('lead', 'en', { _key: 'b1' }))
  expect(find('1 100–2 500 $', 'fr')).toEqual(path('priceRange'))
  expect(find('image-abc-10x10-svg')).toEqual(path('picture'))
})

it('finds a text with a name in braces by what stands for the name', () => {
  expect(find('Questions about TV mounting')).toEqual(path('questions', 'title', 'en'))
  expect(find('Questions about nothing we know')).toEqual([])
})

it('takes the field nearest to the top of its document', () => {
  const document = {
    _id: 'a',
    _type: 'service',
    _rev: '1',
    steps: [{ _key: 's', level: 'Easy' }],
    complexity: 'Easy',
  }
  expect(fieldIndexer('en')([document]).find('Easy')).toEqual(path('complexity'))
})

it('reads a document again when it has changed', () => {
  const index = fieldIndexer('en')
  const page = (_rev: string, text: string) => ({ _id: 'a', _type: 'page', _rev, title: line(text) })
  expect(index([page('1', 'Before')]).find('Before')).toHaveLength(1)
  expect(index([page('2', 'After')]).find('Before')).toEqual([])
  expect(index([page('2', 'not read')]).find('After')).toHaveLength(1)
})

it('leaves out what no page shows', () => {
  expect(find('Only for search engines')).toEqual([])
  expect(find('tv-mounting')).toEqual([])
})
