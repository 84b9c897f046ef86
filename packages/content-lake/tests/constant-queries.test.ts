import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { parseQuery } from '../src/groq/parsed-query.ts'
import { createView, layersOf } from '../src/groq/perspective.ts'
import { runQuery } from '../src/groq/query.ts'
import { temporaryIndex } from '../src/groq/temporary-index.ts'

const SYSTEM = { _rev: 'r', _createdAt: '2026-01-01T00:00:00.000Z', _updatedAt: '2026-01-01T00:00:00.000Z' }

const documentsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...SYSTEM,
    _id: `d${String(at).padStart(4, '0')}`,
    _type: at % 3 === 0 ? 'city' : 'service',
    n: at,
    tags: [`t${at % 4}`, 'all'],
    list: [{ n: at }, { n: at + 1 }],
    ref: { _type: 'reference', _ref: `d${String((at * 7) % count).padStart(4, '0')}` },
  }))

function lake(query: string, all: ReturnType<typeof documentsOf>, params = {}) {
  const { index } = temporaryIndex(all)
  const view = createView(index, layersOf('raw'))
  return JSON.parse(JSON.stringify(runQuery(query, params, view, { projectId: 'p', dataset: 'd' })))
}

/** The query, and how many sub-queries of it are evaluated once. */
const QUERIES: [string, number][] = [
  ['count(*[_id in *[_id in *[_type=="service"][]._id][]._id])', 2],
  ['*[n > count(*[_type == "city"])]._id', 1],
  ['*[n == math::max(*[_type == "city"].n)]._id', 1],
  ['*[_type == "city"]{_id, "cities": count(*[_type == "city"])}', 1],
  ['*[_type == "city"]{_id, "own": *[_type == "service" && ref._ref == ^._id]._id}', 0],
  ['*[_type == "city"]{_id, "all": *[_type == "service"]{_id, "same": *[n == ^.n + 1]._id}[0...2]}', 1],
  ['*[_type == "city"]{_id, "all": *[_type == "service"]{_id, "outer": ^.^.n, n}[0...2]}', 1],
  ['*[_type == "city"]{_id, "x": *[_type == "service" && n < ^.n]{n, "c": count(*[_type == "city"])}[0]}', 1],
  ['*[_type == "city"].list[n in *[_type == "service"].n]', 1],
  ['*[_type == "city"].list[n in *[_type == "service" && n > ^.n].n]', 0],
  ['*[_type == "city"]{_id, "x": list[n in *[_type == "service"][]{ "m": n }.m]}', 1],
  ['*[_type == "city"]{_id, "x": list[]{n, "in": n in *[_type == "service"].n, "up": ^.n}}', 1],
  ['*[_type == "city"] | order(count(*[_type == "service"]) - n desc)[0...3]._id', 1],
  ['*[references(*[_type == "city" && n < 12]._id)]._id', 1],
  ['*[_type == "city"]{_id, "x": *[references(*[_type == "service"][0]._id)]._id}', 2],
  ['*[_type == "city"]{_id, "x": *[references(^._id)]._id}', 0],
  ['*[_type == "city" && "t1" in *[_type == "service"][0].tags]._id', 1],
  ['*[_type == "city" && $tag in *[_type == "service"].tags[]]._id', 1],
  ['*[_type == "city"]{"first": *[_type == "service"][0]->ref, "x": select(n > 3 => *[0]._id, "none")}', 2],
  ['*[_type == "city"]{"now": now() == *[0]{"at": now()}.at}', 1],
  ['*[_type == "city"]{"title": coalesce(*[_id == "none"][0].n, *[n == 4][0].n)}', 1],
  ['{"a": *[_type == "city"]._id, "b": count(*)}', 0],
  ['*[_type in ["city"]]{"x": @.n, "y": *[_type == "service" && @.n == 4]{"z": @}[0].z._id}', 1],
]

test.each(QUERIES)('%s', async (query, constants) => {
  const all = documentsOf(20)
  const params = { tag: 't1' }
  const plain = await (await evaluate(parse(query, { params }), { params, dataset: all })).get()
  expect(lake(query, all, params)).toEqual(JSON.parse(JSON.stringify(plain)))
  expect(parseQuery(query, params).constants.length).toBe(constants)
})

test('ten levels over 500 documents are evaluated once each', () => {
  const nested = Array.from({ length: 9 }).reduce<string>(
    (inner) => `*[_id in ${inner}]._id`,
    '*[_type == "service"]._id',
  )
  const started = performance.now()
  expect(lake(`count(${nested})`, documentsOf(500))).toBe(333)
  // Evaluated for each document, two levels take longer than the ten seconds that a query has.
  expect(performance.now() - started).toBeLessThan(8_000)
})
