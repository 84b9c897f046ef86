import { distinctUntilChanged, type Observable, retry, shareReplay } from 'rxjs'
import type { StructureResolverContext } from 'sanity/structure'
import type { Bilingual } from '#lib/i18n/languages.ts'

/** A document that owns `count` others, such as a category with its services. Lists of owners have the order of the site. */
export interface Owner {
  _id: string
  name: Partial<Bilingual> | null
  count: number
}

/** The counts that the desk shows. */
export interface DeskFacts {
  counts: Record<string, number>
  categories: Owner[]
  provinces: Owner[]
  figures: { _id: string; page: string | null; count: number | null }[]
}

const RETRY_AFTER = 5_000

/**
 * The facts now, and again after a document was created or removed. A document with a draft counts once. All facts are in one
 * query, which is repeated when it gets no answer.
 */
export function observeFacts(
  { documentStore }: Pick<StructureResolverContext, 'documentStore'>,
  types: string[],
): Observable<DeskFacts> {
  return (
    documentStore.listenQuery(
      { fetch: factsQuery(types), listen: '*[_type in $types]' },
      { types },
      { perspective: 'drafts', transitions: ['appear', 'disappear'], tag: 'desk' },
    ) as Observable<DeskFacts>
  ).pipe(
    retry({ delay: RETRY_AFTER, resetOnSuccess: true }),
    distinctUntilChanged((before, after) => JSON.stringify(before) === JSON.stringify(after)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}

function factsQuery(types: string[]): string {
  const counts = types.map((type) => `"${type}": count(*[_type == "${type}"])`)
  return `{
  "counts": {${counts.join(', ')}},
  "categories": *[_type == "category"] | order(order asc){
    _id, "name": title, "count": count(*[_type == "service" && category._ref == ^._id])
  },
  "provinces": *[_type == "province"] | order(order asc){
    _id, name, "count": count(*[_type == "city" && province._ref == ^._id])
  },
  "figures": *[_type == "pageFigures"]{_id, page, "count": count(figures)}
}`
}
