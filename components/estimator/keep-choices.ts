import { isEstimateName, type Job, jobQuery } from '#lib/chosen-job/job.ts'

/** Milliseconds without a change before the address is written. Safari refuses more than 100 changes in 30 seconds. */
const PAUSE = 250

/**
 * Keeps the choices for a service in the address of its page, so a reload keeps them, and a link shares them. A landing page may
 * have several estimators, so its address stays as it is.
 * @param mayBegin Whether choices are written to an address that has none.
 * @returns a function that leaves the address as it is
 */
export function keepChoices({ service, ...choices }: Job, mayBegin: boolean): () => void {
  const timer = setTimeout(() => {
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    const names = [...query.keys()].filter(isEstimateName)
    if (pathname !== `/${service}` || !(mayBegin || names.length > 0)) return
    for (const name of names) query.delete(name)
    for (const [name, value] of jobQuery(choices)) query.set(name, value)
    if (query.toString() === new URLSearchParams(search).toString()) return
    history.replaceState(null, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`)
  }, PAUSE)
  return () => clearTimeout(timer)
}
