import { type Job, jobQuery } from '#lib/chosen-job/job.ts'

const LINKS = ['/get-quote', '/book-installation'].map((page) => `main a[href^="${page}?service="]`).join()

/**
 * Adds the choices of the estimator to the page's other links that ask for a quote or a booking of the same service. A link to
 * one contractor stays as it is.
 * @returns a function that restores the links
 */
export function carryChoices(job: Job): () => void {
  const changed = new Map<Element, string>()
  for (const link of document.querySelectorAll(LINKS)) {
    const href = link.getAttribute('href') ?? ''
    const [page, text] = href.split('?')
    const query = new URLSearchParams(text)
    if (query.get('service') !== job.service || query.has('complexity') || query.has('contractor')) continue
    for (const [name, value] of jobQuery(job)) query.set(name, value)
    link.setAttribute('href', `${page}?${query}`)
    changed.set(link, href)
  }
  return () => {
    for (const [link, href] of changed) link.setAttribute('href', href)
  }
}
