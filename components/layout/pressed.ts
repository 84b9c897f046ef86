import { chooseCity } from '../city/chooser.ts'
import { compare } from '../service/shortlist.ts'
import { enlarge } from '../ui/enlarge.ts'

/** What links do that are handled by code of their own (link-scripts.ts). Pages load this file when one is used. */
export function press(link: HTMLAnchorElement, select: HTMLSelectElement | null): void {
  if (link.dataset.compare) compare(link)
  else if (link.matches('.zoom')) enlarge(link)
  else void chooseCity(select)
}
