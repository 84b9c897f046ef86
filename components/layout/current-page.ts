/**
 * Marks the header's and footer's links that lead to this page. They are shared by every page and rendered once, so
 * only the browser knows which one is current.
 */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    const isCurrent = link.pathname === location.pathname && !link.hreflang && !link.hash
    link.ariaCurrent = isCurrent ? 'page' : null
  }
}
