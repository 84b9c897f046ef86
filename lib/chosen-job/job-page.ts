import type { Job } from './job.ts'

/** Stands for "not chosen" in an internal path: `/get-quote/for/-/toronto`. */
export const NOT_CHOSEN = '-'

/**
 * The internal path of a form's page for a job. Pages for a service and a city are stored, such as
 * `/get-quote/for/tv-mounting/toronto`. All other jobs are too many to store, so their pages are rendered for each request.
 */
export function jobPagePath(page: string, { service, city, ...others }: Job): string {
  if (page !== '/get-quote' && page !== '/book-installation') return page
  if (Object.keys(others).length > 0) return `${page}/chosen`
  return service || city ? `${page}/for/${service ?? NOT_CHOSEN}/${city ?? NOT_CHOSEN}` : page
}
