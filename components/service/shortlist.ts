import { comparedQuery, MOST_COMPARED, readCompared, SHORTLIST, withAdded } from '#lib/search/compared.ts'

/** The shortlist of this browser as the query of an address; empty where the browser keeps nothing. */
export function shortlist(): URLSearchParams {
  try {
    return withoutCity(new URLSearchParams(localStorage.getItem(SHORTLIST) ?? ''))
  } catch {
    return new URLSearchParams()
  }
}

/** Keeps the services and installers of an address as the shortlist. */
export function keepShortlist(chosen: URLSearchParams): void {
  try {
    localStorage.setItem(SHORTLIST, `${withoutCity(chosen)}`)
  } catch {
    // The comparison is in the address too.
  }
}

const withoutCity = (query: URLSearchParams) => comparedQuery({ ...readCompared(query), city: null })

/**
 * Adds what a link compares to the shortlist. The page of comparisons opens for what is on it already, and for what no longer fits
 * beside the others: it says so there.
 */
export function compare(link: HTMLAnchorElement): void {
  const [list, own] = [shortlist(), new URLSearchParams(link.dataset.compare)]
  const all = withAdded(list, own)
  const { services, installers } = readCompared(all)
  if (all.size > list.size && services.length <= MOST_COMPARED && installers.length <= MOST_COMPARED) {
    keepShortlist(all)
    return showShortlist()
  }
  const address = new URL(link.href)
  for (const [name, value] of all)
    if (!address.searchParams.has(name, value)) address.searchParams.append(name, value)
  location.assign(address)
}

/** Says on each link of the page that adds to the shortlist whether its own is there, and how many are. */
function showShortlist(): void {
  const list = shortlist()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
    const [label, own] = [link.firstElementChild, new URLSearchParams(link.dataset.compare)]
    if (!(label instanceof HTMLElement)) continue
    label.dataset.add ??= label.textContent
    const isListed = [...own].every(([name, value]) => list.has(name, value))
    label.textContent = isListed
      ? (link.dataset.added ?? '').replace('{count}', `${list.size}`)
      : label.dataset.add
  }
}
