import type { SanityClient } from '@sanity/client'
import {
  asyncScheduler,
  buffer,
  concatMap,
  debounceTime,
  filter,
  map,
  type Observable,
  scan,
  share,
  throttleTime,
} from 'rxjs'

/** A document as the perspective `drafts` returns it: with its published id, and the id it is stored with. */
export interface ShownDocument {
  _id: string
  _originalId?: string
  _type: string
  _updatedAt: string
  [field: string]: unknown
}

/** Changes within this time in milliseconds are read with one query. */
const PAUSE = 150

/** The result of a query: all documents (`ids` is null), or the documents with these published ids. */
interface Answer {
  ids: Set<string> | null
  documents: ShownDocument[]
}

/**
 * All documents of some types, with drafts applied. After a change it reads only the changed documents, after a lost connection
 * all of them.
 */
export function watchDocuments(client: SanityClient, types: readonly string[]): Observable<ShownDocument[]> {
  const changes = listenTo(client, types).pipe(
    map((event) =>
      event.type === 'mutation'
        ? event.documentId.replace(/^drafts\./, '')
        : event.type === 'welcome'
          ? null
          : undefined,
    ),
    filter((id) => id !== undefined),
    share(),
  )
  return changes.pipe(
    buffer(changes.pipe(debounceTime(PAUSE))),
    filter((changed) => changed.length > 0),
    concatMap((changed) => load(client, types, changed.includes(null) ? null : new Set(changed as string[]))),
    scan<Answer, ShownDocument[]>(
      (shown, { ids, documents }) =>
        ids === null ? documents : [...shown.filter(({ _id }) => !ids.has(_id)), ...documents],
      [],
    ),
  )
}

/** The results of `read`: now, and after each change of a document of some types. Changes within a second cause one read. */
export function readAgain<Value>(
  client: SanityClient,
  types: readonly string[],
  read: () => Promise<Value>,
): Observable<Value> {
  return listenTo(client, types).pipe(
    throttleTime(1_000, asyncScheduler, { leading: true, trailing: true }),
    concatMap(read),
  )
}

function listenTo(client: SanityClient, types: readonly string[]) {
  return client.listen(
    '*[_type in $types]',
    { types },
    {
      events: ['welcome', 'mutation'],
      includeResult: false,
      includeAllVersions: true,
      visibility: 'query',
    },
  )
}

function load(client: SanityClient, types: readonly string[], ids: Set<string> | null): Observable<Answer> {
  const query = ids === null ? '*[_type in $types]' : '*[_type in $types && _id in $ids]'
  return client.observable
    .fetch<ShownDocument[]>(query, { types, ...(ids && { ids: [...ids] }) }, { perspective: 'drafts' })
    .pipe(map((documents) => ({ ids, documents })))
}
