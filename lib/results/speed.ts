import { type Bound, FIGURES, type Figure, isFigure, percentile75, totalOf } from '#lib/visit-figures.ts'
import type { DailyCount } from './store.ts'

/** What browsers measured on the visits of a page: of each figure the 75th percentile; null when nobody measured it. */
export type SpeedLine = Record<Figure, Bound | null> & {
  name: string
  /** The number of visits with the figure that most visits have. */
  visits: number
}

/** With fewer visits, a slow phone or two are the 75th percentile of a page. */
const FEWEST_MEASURED = 30

/** The counts of buckets, by figure and upper bound. */
type Buckets = Record<Figure, Map<Bound, number>>

/** Adds up the figures of visits: of all pages, and of each page with enough visits, the most visited first. */
export class Speed {
  readonly #all = emptyBuckets()
  readonly #pages = new Map<string, Buckets>()

  /** Adds a stored count. Returns false when it is none of a figure. */
  add({ kind, name, count }: DailyCount): boolean {
    if (!isFigure(kind)) return false
    const [page = '', text = ''] = name.split(' ')
    const bound = text === 'more' ? text : Number(text)
    const ofPage = this.#pages.get(page) ?? emptyBuckets()
    this.#pages.set(page, ofPage)
    for (const buckets of [this.#all, ofPage]) {
      buckets[kind].set(bound, (buckets[kind].get(bound) ?? 0) + Number(count))
    }
    return true
  }

  /** The line of all pages, which has the empty name; null when nothing was measured. */
  all(): SpeedLine | null {
    const line = lineOf('', this.#all)
    return line.visits > 0 ? line : null
  }

  pages(): SpeedLine[] {
    return [...this.#pages]
      .map(([name, buckets]) => lineOf(name, buckets))
      .filter(({ visits }) => visits >= FEWEST_MEASURED)
      .sort((one, other) => other.visits - one.visits)
  }
}

function lineOf(name: string, buckets: Buckets): SpeedLine {
  const visits = Math.max(...FIGURES.map((figure) => totalOf(buckets[figure])))
  const of = (figure: Figure) => percentile75(figure, buckets[figure])
  return { name, visits, lcp: of('lcp'), inp: of('inp'), cls: of('cls') }
}

const emptyBuckets = (): Buckets => ({ lcp: new Map(), inp: new Map(), cls: new Map() })
