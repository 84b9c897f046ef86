/** What the site has counted on a day. */
export interface Counts {
  /** The day of the count, such as `2026-11-30`. */
  day: string
  /** Published reviews of jobs done. */
  reviews: number
  /** The average rating of these reviews, and how many of 100 gave four stars or more; null without reviews. */
  rating: number | null
  recommended: number | null
  /** Active contractors who may work today. */
  installers: number
  /** Cities in which at least one of them works. */
  cities: number
  /** Requests whose work is done, and the people who sent them. */
  installations: number
  customers: number
}

/** The fewest things that are counted before a figure is used, where staff set no other number. */
export const ENOUGH = 20

/** Of how many things each site figure is counted, by its name. */
const COUNTED_OF: Readonly<Record<string, keyof Counts>> = {
  reviews: 'reviews',
  rating: 'reviews',
  recommended: 'reviews',
  installers: 'installers',
  cities: 'cities',
  installations: 'installations',
  customers: 'customers',
}

/** The counted value of a site figure; null when the site cannot count it, or when there is not enough of it yet. */
export function countedValue(name: string, counts: Counts, enough: number = ENOUGH): number | null {
  const of = Object.hasOwn(COUNTED_OF, name) ? COUNTED_OF[name] : undefined
  if (of === undefined || Number(counts[of]) < Math.max(1, enough)) return null
  const value = counts[name as keyof Counts]
  return typeof value === 'number' ? value : null
}

/** The counts of reviews. Ratings are rounded to a tenth, as pages show them. */
export function countReviews(ratings: readonly number[]): Pick<Counts, 'reviews' | 'rating' | 'recommended'> {
  const reviews = ratings.length
  if (reviews === 0) return { reviews, rating: null, recommended: null }
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  const satisfied = ratings.filter((rating) => rating >= 4).length
  return {
    reviews,
    rating: Math.round((sum / reviews) * 10) / 10,
    // Rounded down: nobody is said to recommend who does not.
    recommended: Math.floor((satisfied / reviews) * 100),
  }
}
