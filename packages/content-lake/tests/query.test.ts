import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openLake } from '../src/index.ts'
import { mutate, temporaryFolder, temporaryLake } from './temporary-lake.ts'

async function lakeWithServices() {
  const lake = temporaryLake()
  for (const n of [3, 1, 2]) mutate(lake, { create: { _id: `s${n}`, _type: 'service', n } })
  return lake
}

describe('parameters', () => {
  test('slices and indexes with parameters, different ones each time', async () => {
    const lake = await lakeWithServices()
    const page = '*[_type == "service"] | order(n) [$from...$to].n'
    expect(await lake.query(page, { from: 0, to: 2 })).toEqual([1, 2])
    expect(await lake.query(page, { from: 1, to: 3 })).toEqual([2, 3])
    expect(await lake.query('*[_type == "service"][$i].n', { i: 2 })).toBe(3)
    expect(await lake.query('*[_type == $type && n > $n].n', { type: 'service', n: 1 })).toEqual([2, 3])
  })

  test('one that is missing is named', async () => {
    const lake = await lakeWithServices()
    await expect(lake.query('*[_type == $type]')).rejects.toMatchObject({
      status: 400,
      message: 'param $type referenced, but not provided',
    })
    await expect(lake.query('*[_type == $constructor]')).rejects.toMatchObject({ status: 400 })
  })

  test('null is a value', async () => {
    const lake = await lakeWithServices()
    expect(await lake.query('*[_type == $type]', { type: null })).toEqual([])
  })
})

test('without order(), documents come in the order of their ids', async () => {
  const lake = await lakeWithServices()
  expect(await lake.query('*[_type == "service"]._id')).toEqual(['s1', 's2', 's3'])
  expect(await lake.query('*._id')).toEqual(['s1', 's2', 's3'])
})

test('a list that ignores case is in the order of a reader, and a query may go on with it', async () => {
  const lake = temporaryLake()
  const names = [
    'Zinc',
    'Évier',
    'Fenêtre',
    'électricité',
    'Œuvre',
    'Garage',
    'Cœur',
    'Pose de stores',
    'Pose d’éviers',
  ]
  for (const [n, fr] of names.entries()) mutate(lake, { create: { _id: `n${n}`, _type: 'name', fr } })
  mutate(lake, { create: { _id: 'none', _type: 'name' } })
  const sorted = [
    'Cœur',
    'électricité',
    'Évier',
    'Fenêtre',
    'Garage',
    'Œuvre',
    'Pose d’éviers',
    'Pose de stores',
    'Zinc',
  ]
  // As the Studio asks for a list.
  const list = '*[_type == "name"] {_id, fr, "orderings": [fr]} | order(lower(orderings[0]) asc) [0...$limit]'
  expect(await lake.query(`${list}.fr`, { limit: 100 })).toEqual([...sorted, null])
  expect(await lake.query(`${list}.fr`, { limit: 2 })).toEqual(sorted.slice(0, 2))
  expect(await lake.query('*[_type == "name"] | order(lower(fr) desc, _id)[1...3].fr')).toEqual([
    'Zinc',
    'Pose de stores',
  ])
  expect(await lake.query('*[fr == "Évier"] | order(lower(fr)){"l": lower(fr)}')).toEqual([{ l: 'évier' }])
})

test('where groq-js does otherwise than the specification, the lake does as specified', async () => {
  const lake = await lakeWithServices()
  mutate(lake, { create: { _id: 'drafts.s1', _type: 'service', n: 1 } })
  const raw = (query: string) => lake.query(query, {}, { perspective: 'raw' })
  expect(await raw('array::unique([null, "a", 1, null, "a", {}, {}])')).toEqual(['a', 1, {}, {}, null])
  expect(await raw('array::unique(*[_type == "service"][].n)')).toEqual([1, 2, 3])
  expect(await raw('array::unique(*[_type == "service"].none)')).toEqual([null])
  expect(await raw('[array::unique([]), array::unique("text")]')).toEqual([[], null])
  expect(await raw('*[path(_id) in path("drafts.*")]._id')).toEqual(['drafts.s1'])
  expect(
    await raw('[path("a.b") in path("a.*"), path("a.b.c") in path("a.*"), path(1) in path("**")]'),
  ).toEqual([true, false, null])
  for (const base of ['*{n}', '*[0]', '*[_type == "service"].n'])
    await expect(raw(`${base} | score(n == 1)`)).rejects.toThrow('score() needs documents as they are')
  const scored = '*[_type == "service"] | order(n) | score(n == 3)[0...1] | order(_score desc) {n}'
  expect(await raw(scored)).toEqual([{ n: 3 }])
})

test('without `readingOrder`, texts are sorted by the numbers of their characters', async () => {
  const options = {
    projectId: 'p',
    dataset: 'd',
    title: 'Names',
    path: '/lake',
    log: pino({ level: 'silent' }),
  }
  const lake = openLake(temporaryFolder(), options)
  onTestFinished(() => lake.close())
  for (const name of ['Zinc', 'Évier', 'Four']) mutate(lake, { create: { _type: 'name', name } })
  expect(await lake.query('*[_type == "name"] | order(lower(name)).name')).toEqual(['Four', 'Zinc', 'Évier'])
})

test('identity(), now(), the project and custom functions', async () => {
  const lake = await lakeWithServices()
  const query = `
    fn books::short($service) = $service{ n };
    {"who": identity(), "project": sanity::projectId(), "dataset": sanity::dataset(), "now": now(),
     "date": dateTime("2026-01-01T00:00:00Z"), "first": books::short(*[_type == "service"][0])}`
  expect(await lake.query(query, {}, { identity: 'someone' })).toMatchObject({
    ...{
      who: 'someone',
      project: 'books',
      dataset: 'production',
      date: '2026-01-01T00:00:00Z',
      first: { n: 1 },
    },
    now: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('the answer to * is an ordinary array of everything', async () => {
  const lake = await lakeWithServices()
  const all = await lake.query('*')
  expect(all).toHaveLength(3)
  expect(Reflect.ownKeys(all as object)).toEqual(['0', '1', '2', 'length'])
  expect(structuredClone(all)).toEqual(all)
})

describe('refused', () => {
  test('a syntax error, with its place', async () => {
    const lake = await lakeWithServices()
    await expect(lake.query('*[_type == "service"')).rejects.toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'queryParseError',
          query: '*[_type == "service"',
          start: 19,
          end: 19,
          description: expect.stringMatching(/position 19/),
        },
      },
    })
  })

  test.each([
    ['a function that does not exist', '*[nope(1)]', /nope/],
    ['a slice that is no number', '*[0...$to]', /constant/],
    ['what groq-js does not implement', '*[text::query("x")]', /not implemented/],
    ['too long', `*[_id == "${'x'.repeat(1_000_000)}"]`, /longer than/],
    ['too deep', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, /stack|deep/i],
  ])('%s', async (_, query, message) => {
    const lake = await lakeWithServices()
    await expect(lake.query(query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    })
  })

  test('one that takes too much of the processor; waiting for the processor does not count', async () => {
    const lake = await lakeWithServices()
    mutate(lake, ...Array.from({ length: 300 }, () => ({ create: { _type: 'service' } })))
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20_000))
    await lake.query('*[_type == "service"]')
    clock.mockRestore()
    const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 9_000_000, system: 2_000_000 })
    await expect(lake.query('*[_type == "service"]')).rejects.toMatchObject({ status: 408 })
    usage.mockRestore()
  })
})
