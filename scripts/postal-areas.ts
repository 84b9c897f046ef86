import { readFileSync, writeFileSync } from 'node:fs'
import cityPlaces from '#lib/matching/city-places.json' with { type: 'json' }
import { kmBetweenPlaces } from '#lib/matching/distance.ts'
import { fail } from './fail.ts'

/*
 * Writes `lib/places/postal-areas.json`: for each city of the site, the first halves of the postal codes near it.
 * Its source is the file CA.txt of GeoNames (geonames.org, postal codes, CC BY 4.0): `npm run postal-areas -- CA.txt`.
 */
const SEED = 'studio/seed/production.ndjson'
const TARGET = 'lib/places/postal-areas.json'

/** Farther than this from the middle of every city, in km, a postal code belongs to no city. */
const FARTHEST = 60
/** GeoNames gives some areas a place beside the city that it names. */
const FARTHEST_NAMED = 100

/** Areas of one city, whatever is nearer to their middle: Toronto, Laval, the island of Montréal, and Iqaluit's only one. */
const INSIDE: [RegExp, string][] = [
  [/^M/, 'toronto'],
  [/^H7/, 'laval'],
  [/^H[1-689]/, 'montreal'],
  [/^X0A/, 'iqaluit'],
]

interface SeedCity {
  _type: string
  slug: { current: string }
  name: { en: string; fr: string }
  province: { _ref: string }
}

const file = process.argv[2] ?? fail('Usage: npm run postal-areas -- <CA.txt of GeoNames>')
const cities = linesOf(SEED)
  .map((line): SeedCity => JSON.parse(line))
  .filter(({ _type }) => _type === 'city')
const places = new Map(Object.entries(cityPlaces))
const areas = linesOf(file).map((line) => {
  const [, code = '', name = '', , province = '', , , , , latitude, longitude] = line.split('\t')
  return { code, name, province, place: [Number(latitude), Number(longitude)] }
})

// An area can have several lines, one for each place in it. The first line counts.
const codes = new Map(areas.toReversed().map((area) => [area.code, cityOf(area)]))
const ofCity = (city: string) => [...codes].flatMap(([code, own]) => (own === city ? [code] : []))
const slugs = cities.map(({ slug }) => slug.current).sort()
writeFileSync(
  TARGET,
  `${JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, packed(ofCity(slug))])), null, 2)}\n`,
)
const found = [...codes.values()].filter(Boolean).length
console.log(`${codes.size} areas: ${found} of ${slugs.length} cities, ${codes.size - found} of none.`)

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trim().split('\n')
}

/** The city of the area's province that its name begins with, or else the nearest one. */
function cityOf({ code, name, province, place }: (typeof areas)[number]): string | undefined {
  const near = cities
    .filter(({ province: { _ref } }) => _ref === `province-${province.toLowerCase()}`)
    .map(({ slug, name: names }) => ({
      city: slug.current,
      km: kmBetweenPlaces(place, places.get(slug.current) ?? []),
      isNamed: Object.values(names).some((own) => name === own || name.startsWith(`${own} `)),
    }))
    .sort((a, b) => a.km - b.km)
  const inside = INSIDE.find(([pattern]) => pattern.test(code))?.[1]
  const named = near.find(({ km, isNamed }) => isNamed && km <= FARTHEST_NAMED)?.city
  return inside ?? named ?? near.find(({ km }) => km <= FARTHEST)?.city
}

/** `M1B M1C M2H` as `M1BC M2H`. */
function packed(own: string[]): string {
  const letters = new Map<string, string>()
  for (const code of own.toSorted()) {
    const start = code.slice(0, 2)
    letters.set(start, (letters.get(start) ?? '') + code.slice(2))
  }
  return [...letters].map(([start, ends]) => start + ends).join(' ')
}
