import { FILTER_NAMES } from '#lib/search/catalogue-filters.ts'

/** What is held comes anyway when the scripts that filter it do not. */
const LONGEST = 8000

const SCRIPT = `(({documentElement:{dataset:d}})=>{if(/[?&](${FILTER_NAMES.join('|')})=/.test(location.search)){d.held='';setTimeout(()=>delete d.held,${LONGEST})}})(document)`

/**
 * Static pages know no query, so the catalogue of a filtered address is whole until its script runs. Somebody who is
 * there already must not see it shrink: before the first paint, this keeps it out of sight, its room included.
 */
export function HoldResults() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
