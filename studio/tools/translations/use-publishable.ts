import type { SanityClient } from '@sanity/client'
import { useCallback, useState } from 'react'
import { type SanityDocument, useClient, useWorkspace, type Workspace } from 'sanity'
import { englishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isToReview } from '#lib/i18n/translation-state.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { documentProblems } from '#studio/core/schema-problems.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { isDraft, type ShownDocument } from './work-list.ts'

/** A draft whose only change is French, and the published version. */
export interface Ready {
  draft: ShownDocument
  draftRevision: string
  published: SanityDocument
}

/** Drafts, grouped by whether they can be published here. */
export interface Publishable {
  ready: Ready[]
  /** Drafts that break schema rules. */
  faulty: ShownDocument[]
  /** Drafts with suggested French that nobody has confirmed. */
  suggested: ShownDocument[]
  /** Drafts in which more than French changed, and drafts of new documents. */
  others: ShownDocument[]
}

/** Checks the drafts, again after every change, but not while `isPaused`. */
export function usePublishable(documents: ShownDocument[], isPaused: boolean) {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const drafts = useUnchanged(documents.filter(isDraft), isPaused)
  return useLoaded(useCallback(() => look(client, workspace, drafts), [client, workspace, drafts]))
}

/** The same list until one of its documents changes, and while `isPaused`. */
function useUnchanged(documents: ShownDocument[], isPaused: boolean): ShownDocument[] {
  const [kept, setKept] = useState(documents)
  if (isPaused || revisionsOf(kept) === revisionsOf(documents)) return kept
  setKept(documents)
  return documents
}

function revisionsOf(documents: ShownDocument[]): string {
  return documents.map(({ _id, _rev }) => `${_id} ${_rev}`).join()
}

async function look(
  client: SanityClient,
  workspace: Workspace,
  drafts: ShownDocument[],
): Promise<Publishable> {
  const ids = drafts.map(({ _id }) => _id)
  const found = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' })
  const published = new Map(found.map((document) => [document._id, document]))
  const result: Publishable = { ready: [], faulty: [], suggested: [], others: [] }
  for (const draft of drafts) {
    const original = published.get(draft._id)
    const content = contentOf(draft)
    if (!original || differenceOutsideFrench(original, content) !== null) result.others.push(draft)
    else if (englishWithoutFrench(original, content).some(({ field }) => isToReview(field)))
      result.suggested.push(draft)
    else if ((await documentProblems(workspace, content)).length > 0) result.faulty.push(draft)
    else result.ready.push({ draft, draftRevision: content._rev, published: original })
  }
  return result
}

/** The stored draft, without the field `_originalId`, which the perspective `drafts` adds. */
function contentOf({ _originalId, ...draft }: ShownDocument): SanityDocument {
  return { ...draft, _id: _originalId ?? draft._id } as SanityDocument
}
