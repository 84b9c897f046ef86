/**
 * Latitude and longitude in degrees, by the slug of the city. From GeoNames (geonames.org, CC BY 4.0), rounded to two decimals:
 * about a kilometre.
 */
import places from './city-places.json' with { type: 'json' }

const PLACES = new Map(Object.entries(places))

/** The mean radius of the Earth in km. */
const RADIUS = 6371

/** The great-circle distance between two cities by their slugs, in km; null when the place of one is not known. */
export function kmBetween(a: string, b: string): number | null {
  const [from, to] = [PLACES.get(a), PLACES.get(b)]
  return from && to ? kmBetweenPlaces(from, to) : null
}

/** The great-circle distance between two places, each a latitude and a longitude in degrees, in km. */
export function kmBetweenPlaces(from: readonly number[], to: readonly number[]): number {
  const [fromLatitude = 0, fromLongitude = 0] = from.map(radians)
  const [toLatitude = 0, toLongitude = 0] = to.map(radians)
  // The haversine formula: exact enough for short distances, too.
  const half =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin((toLongitude - fromLongitude) / 2) ** 2
  return 2 * RADIUS * Math.asin(Math.sqrt(half))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
