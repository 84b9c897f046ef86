import type { Slugs } from '#lib/routes/routes.ts'

/** Names that the address of a form may contain, from published documents. */
export interface KnownChoices extends Pick<Slugs, 'service' | 'city'> {
  contractors: ReadonlySet<string>
  /** Emergency services, by their English names in lower case with dashes. */
  emergencies: ReadonlySet<string>
}

/** Stands for "not chosen" in an internal path. */
export const NOT_CHOSEN = '-'

/** A name as addresses have it: in lower case, with hyphens. */
export function hyphenated(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The internal path of a form's page for what its address names, such as `/get-quote/for/tv-mounting/toronto/-/-` for
 * `/get-quote?service=tv-mounting&city=toronto`; `null` when it names nothing that is known. So the page is rendered
 * with the choice, also without scripts, and cached like any other. An unknown name never becomes a page.
 */
export function chosenFormPath(path: string, query: URLSearchParams, known: KnownChoices): string | null {
  const choose = (name: string, ...sets: ReadonlySet<string>[]) => {
    const value = hyphenated(query.get(name) ?? '')
    return sets.some((set) => set.has(value)) ? value : NOT_CHOSEN
  }
  const choices =
    path === '/get-quote'
      ? [
          choose('service', known.service, known.emergencies),
          choose('city', known.city),
          choose('contractor', known.contractors),
          query.get('urgent') === 'true' ? 'urgent' : NOT_CHOSEN,
        ]
      : path === '/book-installation'
        ? [choose('service', known.service), choose('city', known.city)]
        : []
  return choices.every((choice) => choice === NOT_CHOSEN) ? null : `${path}/for/${choices.join('/')}`
}
