import { existsSync } from 'node:fs'
import type { Lake, LakeDocument } from 'content-lake'
import { openSiteLake } from '#lib/server/lake.ts'
import { fail } from './fail.ts'
import { seedInto } from './prepare-lake.ts'

/*
 * npm run scale-set [folder]: makes a data folder as large as that of a large site, from the sample content. The result is the
 * same every time. Try it with DATA_DIR=.data-scale BUILD_DIR=.next-scale npm run build, then npm start.
 */

const [folder = '.data-scale'] = process.argv.slice(2)
/** The final number of documents by type. */
const SIZES = { service: 100, city: 250, installer: 2_000, review: 20_000 }
const BATCH = 1_000
const DAYS = 1_095
/** The place of the first copy in a list. So copies come after the sample documents. */
const FIRST_PLACE = 1_000

if (existsSync(folder)) fail(`${folder} exists: remove it, or name another folder.`)
const lake = openSiteLake(folder)
await seedInto(lake)

const random = seeded(20_261_123)
const services = copiesOf('service', (name, place) => ({
  slug: slug(name),
  popularityOrder: place,
  catalogueNumber: place,
}))
const cities = copiesOf('city', (name, order) => ({ slug: slug(name), order }))
copiesOf('installer', () => ({
  city: oneOf(cities),
  rating: (38 + whole(13)) / 10,
  reviewCount: whole(400),
}))
copiesOf('review', () => ({
  city: oneOf(cities),
  service: oneOf(services),
  rating: 3 + whole(3),
  helpfulCount: whole(60),
  date: new Date(Date.UTC(2026, 8, 30) - whole(DAYS) * 86_400_000).toISOString().slice(0, 10),
}))
const { count } = lake.database.prepare('SELECT count(*) AS count FROM documents').get() ?? {}
console.log(`${count} documents are in ${folder}.`)
lake.close()

/**
 * Adds copies of a type's sample documents. Each copy has a number in its id and name, and other values in some fields. Returns
 * the ids of all documents of the type.
 */
function copiesOf(type: keyof typeof SIZES, change: (name: string, place: number) => object): string[] {
  const samples = read(lake, type)
  const copies = Array.from({ length: SIZES[type] - samples.length }, (_, index) => {
    const { _rev, _createdAt, _updatedAt, ...sample } = samples[index % samples.length] as LakeDocument
    const n = Math.floor(index / samples.length) + 2
    const name = sample._id.slice(type.length + 1)
    const _id = `${type}-${name}-${n}`
    return { ...sample, _id, ...named(sample.name, n), ...change(`${name}-${n}`, FIRST_PLACE + index) }
  })
  for (let at = 0; at < copies.length; at += BATCH) {
    const mutations = copies.slice(at, at + BATCH).map((create) => ({ create }))
    lake.mutate(mutations, { author: 'montage' })
  }
  return [...samples, ...copies].map(({ _id }) => _id)
}

function read(from: Lake, type: string): LakeDocument[] {
  const rows = from.database
    .prepare("SELECT body FROM documents WHERE body ->> '$._type' = ? ORDER BY id")
    .all(type)
  return rows.map(({ body }) => JSON.parse(String(body)))
}

/** A name with a number, such as `TV mounting 2`, in both languages. */
function named(name: unknown, n: number): object {
  if (typeof name === 'string') return { name: `${name} ${n}` }
  if (typeof name !== 'object' || name === null) return {}
  const texts = Object.entries(name).map(([key, text]) => [key, key === '_type' ? text : `${text} ${n}`])
  return { name: Object.fromEntries(texts) }
}

function slug(current: string) {
  return { _type: 'slug', current }
}

function oneOf(ids: string[]) {
  return { _type: 'reference', _ref: ids[whole(ids.length)] }
}

function whole(below: number): number {
  return Math.floor(random() * below)
}

/** Makes a source of random numbers from 0 to 1, by the algorithm mulberry32. The same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
