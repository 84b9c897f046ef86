import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSeed } from './check-seed.ts'
import { frenchProblems } from './french.ts'
import { readSeed, type SeedDocument } from './read-seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'seed-'))
writeFileSync(join(folder, 'tv.svg'), '<svg/>')

const line = (en: string, fr?: string) => ({ _type: 'localeString', en, ...(fr && { fr }) })
const text = (en: string, fr?: string) => ({ ...line(en, fr), _type: 'localeText' })

const category: SeedDocument = {
  _id: 'category-tech',
  _type: 'category',
  title: line('Tech', 'Techno'),
  slug: { _type: 'slug', current: 'tech' },
  description: text('Screens and sound.', 'Écrans et son.'),
  order: 1,
}

const service: SeedDocument = {
  _id: 'service-tv-mounting',
  _type: 'service',
  name: line('TV mounting', 'Installation murale de téléviseur'),
  slug: { _type: 'slug', current: 'tv-mounting' },
  category: { _type: 'reference', _ref: 'category-tech' },
  description: text('On the wall.', 'Au mur.'),
  features: ['a', 'b', 'c'].map((key) => ({ _key: key, ...line('Level', 'De niveau') })),
  catalogueNumber: 1,
  priceRange: '$100-$300',
  picture: { _type: 'picture', _sanityAsset: 'image@file://./tv.svg', alt: line('A screen', 'Un écran') },
}

test('a good seed has no problems', async () => {
  expect(await checkSeed([category, service], folder)).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  [
    'missing French in a list',
    {
      features: ['a', 'b', 'c'].map((key) => ({
        _key: key,
        ...line('Level', key === 'c' ? '' : 'De niveau'),
      })),
    },
    'features[2].fr is missing',
  ],
  ['missing French', { name: line('TV mounting') }, 'name.fr is missing'],
  ['missing required field', { description: undefined }, 'description: Description: write the English text.'],
  [
    'dangling reference',
    { category: { _type: 'reference', _ref: 'category-x' } },
    'category refers to category-x, which does not exist',
  ],
  [
    'reference to the wrong type',
    { category: { _type: 'reference', _ref: 'service-tv-mounting' } },
    'category refers to a service, but must be a category',
  ],
  ['unknown field', { colour: 'red' }, 'colour is not a field of the content model'],
  ['missing _type', { name: { en: 'TV', fr: 'Télé' } }, 'name must have _type "localeString"'],
  ['missing _key', { features: [line('a', 'b'), line('c', 'd'), line('e', 'f')] }, 'features[0] has no _key'],
  [
    'missing image file',
    { picture: { _type: 'picture', _sanityAsset: 'image@file://./no.svg', alt: line('A', 'B') } },
    'picture._sanityAsset names a file that does not exist: no.svg',
  ],
  [
    'wrong price range',
    { priceRange: '100 to 300' },
    'priceRange: Price range: write it like $100-$300, with two whole dollar amounts and a hyphen.',
  ],
  [
    'slug of another document',
    { slug: { _type: 'slug', current: 'tech' } },
    'slug: Address: another category already uses "tech". Choose another.',
  ],
  [
    'reserved slug',
    { slug: { _type: 'slug', current: 'contact' } },
    'slug: Address: "contact" belongs to a page of the site. Choose another.',
  ],
])('%s', async (_, change, problem) => {
  const changed: SeedDocument = JSON.parse(JSON.stringify({ ...service, ...change }))
  const problems = await checkSeed([category, changed], folder)
  expect(problems).toContain(`service-tv-mounting: ${problem}`)
})

test('ids', async () => {
  const problems = await checkSeed([category, category, { _id: 'home.page', _type: 'homePage' }], folder)
  expect(problems).toEqual(
    expect.arrayContaining([
      'category-tech: there are two of it',
      'home.page: use only letters, digits and dashes in _id',
      'home.page: there is one homePage, its _id is "homePage"',
    ]),
  )
})

test('a missing file and a broken line are named', () => {
  expect(() => readSeed(join(folder, 'none.ndjson'))).toThrow(/There is no seed content at .*none\.ndjson/)
  const broken = join(folder, 'broken.ndjson')
  writeFileSync(broken, '{"_id":"a","_type":"b"}\n{oops\n')
  expect(() => readSeed(broken)).toThrow(/broken\.ndjson, line 2: this line is not JSON/)
})

test.each([
  ['100\u00a0$, 98\u00a0%', []],
  ['Réponse\u00a0: « oui\u00a0»', ['needs no-break spaces inside « »']],
  ['100 $', ['needs a no-break space before : % or $']],
  ['2\u00a0M$', []],
  ['2 M$', ['needs a no-break space before : % or $']],
  ['14:05', []],
  ['Prêt ?', ['has a space before ; ! or ?']],
  ['50 000 clients', ['needs a no-break space between the digits of a number']],
  ['À 17\u00a0h, à 4\u00a0pi du sol, sur 2 étages', []],
  ['Un circuit de 240 V', ['needs a no-break space beside a unit']],
  ['À 14\u00a0h 05', ['needs a no-break space beside a unit']],
  ['Réponse en 24 heures', ['needs a no-break space between a figure and what it counts']],
  ['De 10 à 15\u00a0%', ['needs no-break spaces around the "à" of a range']],
  ['Écrivez un e-mail', ['has an anglicism; write « courriel »']],
  ['Une ouverture plus grande en demande un', []],
  ['Les bornes sont en demande', ['has an anglicism; write « populaire », « recherché »']],
  ['Décrivez-le dans vos mots', ['has an anglicism; write « à votre façon », « ce qu’ils en disent »']],
  [
    'Permis et inspection compris',
    ['has an anglicism; write « permis pris en charge »: le prix du permis est à part'],
  ],
  ['Un permis de construire', ['has another term; write « permis de construction »']],
  ['Pendant la plage convenue', ['has another term; write « plage horaire »']],
  ['Dans la plage horaire convenue, ramené dans la plage de la plaque', []],
  ['Sa ville et son comptoir des permis', ['has another term; write « règles sur les permis »']],
  ['Pas trouvé votre réponse?', ['has another term; write une phrase entière']],
  ['Vous n’avez pas trouvé la bonne page?', []],
  ['250+\u00a0avis', ['has a "+" before what it counts; write "plus de"']],
  ['250+', []],
  ['Demandez un estimé', ['uses "un estimé"; write "une estimation"']],
])('French conventions: %s', (sentence, problems) => {
  expect(frenchProblems(sentence)).toEqual(problems)
})
