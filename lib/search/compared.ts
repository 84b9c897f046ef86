/** The key in localStorage with the shortlist: services and installers to compare, written as in an address. */
export const SHORTLIST = 'montage:compare'

/** The most services, and the most installers, that a table shows beside each other. */
export const MOST_COMPARED = 4

/** The parameters of the comparison in an address. A service or installer has one each. */
export const COMPARED_NAMES = ['service', 'installer', 'city'] as const

export interface Compared {
  /** Slugs. */
  services: string[]
  /** Ids of documents. */
  installers: string[]
  /** A slug; empty for all of Canada. */
  city: string
}

/** The form of slugs and ids. Anything else is dropped before content is asked for it. */
const KEY = /^[\w.-]{1,80}$/

/** Reads what an address compares, as often as it names it. Which of it exists is seen where it is shown. */
export function readCompared(query: URLSearchParams): Compared {
  const all = (name: (typeof COMPARED_NAMES)[number]) => [
    ...new Set(query.getAll(name).filter((key) => KEY.test(key))),
  ]
  return { services: all('service'), installers: all('installer'), city: all('city')[0] ?? '' }
}

/** The query of a comparison. */
export function comparedQuery({ services = [], installers = [], city }: Partial<Links>): URLSearchParams {
  return new URLSearchParams([
    ...services.map((slug) => ['service', slug]),
    ...installers.map((id) => ['installer', id]),
    ...(city ? [['city', city]] : []),
  ])
}

interface Links extends Omit<Compared, 'city'> {
  city: string | null
}

/** The address of a comparison. */
export const compareHref = (compared: Partial<Links>): string => {
  const query = comparedQuery(compared)
  return query.size > 0 ? `/compare?${query}` : '/compare'
}

/** What was chosen before and now, without the city. */
export function withAdded(list: URLSearchParams, added: URLSearchParams): URLSearchParams {
  const [before, now] = [readCompared(list), readCompared(added)]
  const joined = (one: string[], other: string[]) => [...new Set([...one, ...other])]
  return comparedQuery({
    services: joined(before.services, now.services),
    installers: joined(before.installers, now.installers),
  })
}
