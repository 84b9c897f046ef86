import { ESTIMATE_NAMES, type Job, jobQuery } from '#lib/chosen-job/job.ts'

/** Milliseconds without a change before the address is written. Safari refuses more than 100 changes in 30 seconds. */
const PAUSE = 250

/**
 * Keeps the choices for a service in the address, so a reload keeps them, and a link shares them. On other pages than the
 * service's own the address also names the service.
 * @param mayBegin Whether choices are written to an address that has none.
 * @returns a function that leaves the address as it is
 */
export function keepChoices(service: string, choices: Job, mayBegin: boolean): () => void {
  const timer = setTimeout(() => {
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    const isOurs = (query.get('service') ?? service) === service
    if (!mayBegin && !(isOurs && ESTIMATE_NAMES.some((name) => query.has(name)))) return
    for (const name of ['service', ...ESTIMATE_NAMES]) query.delete(name)
    const chosen = jobQuery(choices)
    if (pathname === `/${service}`) chosen.delete('service')
    for (const [name, value] of chosen) query.set(name, value)
    if (query.toString() === new URLSearchParams(search).toString()) return
    history.replaceState(null, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`)
  }, PAUSE)
  return () => clearTimeout(timer)
}
