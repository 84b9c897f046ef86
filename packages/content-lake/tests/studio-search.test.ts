import { expect, test } from 'vitest'
import { searchPattern } from '../src/groq/studio-search.ts'
import { mutate, temporaryLake } from './temporary-lake.ts'

const TITLES = [
  'Ceiling fans',
  'Ventilateurs de plafond',
  'L’éclairage extérieur',
  'TV mounting',
  'Télé murale',
  'Furniture assembly',
]

function found(search: string, tolerance: 'accents' | 'errors') {
  const { matches } = searchPattern(search, tolerance)
  return TITLES.filter(matches)
}

test.each([
  ['ceil* fan*', ['Ceiling fans']],
  ['ventilateurs*', ['Ventilateurs de plafond']],
  ['eclairage*', ['L’éclairage extérieur']],
  ['tele*', ['Télé murale']],
  ['eiling*', []],
  ['ceilling*', []],
])('without accents, %s begins words of %j', (search, titles) => {
  expect(found(search, 'accents')).toEqual(titles)
})

test.each([
  ['ceilling* fan*', ['Ceiling fans']],
  ['celing*', ['Ceiling fans']],
  ['ceilings*', ['Ceiling fans']],
  ['ventilatuer*', ['Ventilateurs de plafond']],
  ['éclarage*', ['L’éclairage extérieur']],
  ['mountng* tv*', ['TV mounting']],
  ['fnas*', []],
  ['keiling*', []],
  ['furnace*', []],
])('with errors, %s nearly begins words of %j', (search, titles) => {
  expect(found(search, 'errors')).toEqual(titles)
})

test('a search of the Studio finds words with errors only where the words themselves are nowhere', async () => {
  const lake = temporaryLake()
  mutate(
    lake,
    ...['fence', 'fennce', 'clôture'].map((title) => ({
      create: { _id: title.replace('ô', 'o'), _type: 'page', title: { en: title } },
    })),
  )
  const query =
    '*[_type in $__types && (title.en match $t0 || title.fr match $t0)]{_id} | order(_id asc) [0...$__limit]'
  const search = async (text: string, word: string) => {
    const task = {
      query: text,
      params: { t0: word, __types: ['page'], __limit: 10 },
      perspective: 'raw' as const,
    }
    const rest = { identity: 'editor', withSources: false, path: lake.path, origin: 'http://localhost' }
    const answer = await lake.evaluator.query({ ...task, ...rest }, { client: 'editor' })
    return (JSON.parse(answer.toString('utf8')) as { _id: string }[]).map(({ _id }) => _id)
  }
  const inStudio = (word: string) => search(`// findability-mvi:4\n${query}`, word)
  expect(await inStudio('fence*')).toEqual(['fence'])
  expect(await inStudio('fenec*')).toEqual(['fence', 'fennce'])
  expect(await inStudio('cloture*')).toEqual(['cloture'])
  expect(await search(query, 'fenec*')).toEqual([])
  expect(await search(query, 'cloture*')).toEqual([])
})
