import type { SanityClient } from '@sanity/client'
import { asIsTransactionId, isAsIs } from '#lib/content/as-is.ts'
import { REVISION_LOCK } from './discard-drafts.ts'
import { documentAt, type LogEntry, readLog } from './document-history.ts'
import { draftId, publishedIdOf, type StoredDocument } from './document-pair.ts'
import { isEmbedded } from './hosted-project.ts'
import { inBatches } from './in-batches.ts'

/** A published document: its id, and the revision that the publication made. */
export interface Publication {
  id: string
  revision: string
}

/**
 * Undoes publications, all or none. Rejects when one of the documents was published again since. The embedded lake has an
 * action for this, hosted Sanity has none.
 */
export function undoPublications(client: SanityClient, publications: Publication[]): Promise<void> {
  return isEmbedded ? undoInLake(client, publications) : undoInHosted(client, publications)
}

async function undoInLake(client: SanityClient, publications: Publication[]): Promise<void> {
  const actions = publications.map(({ id, revision }) => ({
    actionType: 'lake.action.document.undoPublish',
    publishedId: id,
    ifPublishedRevisionId: revision,
  }))
  const url = `/data/actions/${client.config().dataset}`
  await client.request({ method: 'POST', url, body: { actions, transactionId: asIsTransactionId() } })
}

/** How many transactions of a document and its draft are searched for a publication. An older publication is not undone. */
const MOST_SINCE = 500

/** A refusal with the fields of Sanity's errors, so that `errorSentence` finds a sentence for it. */
class Refusal extends Error {
  override name = 'Refusal'
  statusCode = 409
  details: { type: 'documentRevisionIDDoesNotMatchError' | 'historyGone' }

  constructor(type: Refusal['details']['type']) {
    super(`The publication cannot be taken back: ${type}.`)
    this.details = { type }
  }
}

/**
 * Each document gets the content from before the publication, or is deleted if it was not published before. The undone content
 * becomes the draft, unless there is a draft already.
 */
export async function undoInHosted(client: SanityClient, publications: Publication[]): Promise<void> {
  try {
    await undoOnce(client, publications)
  } catch (error) {
    if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 409)) throw error
    // The site's server may have patched a document between the read and the write (`hosted-additions.ts`). So try again.
    await undoOnce(client, publications)
  }
}

async function undoOnce(client: SanityClient, publications: Publication[]): Promise<void> {
  const undone = await inBatches(
    publications,
    (publication) => readUndo(client, publication),
    () => {},
  )
  const transaction = client.transaction()
  for (const { published, former } of undone) {
    const { _id, _rev, _updatedAt, ...content } = published
    transaction.patch(_id, { unset: [REVISION_LOCK], ifRevisionID: _rev })
    if (former === null) transaction.delete(_id)
    else transaction.createOrReplace(former)
    transaction.createIfNotExists({ ...content, _id: draftId(_id) })
  }
  await transaction.commit({ transactionId: asIsTransactionId(), returnDocuments: false })
}

/** The published document as it is now, and as it was before the publication. */
async function readUndo(client: SanityClient, { id, revision }: Publication) {
  // Read before the log: if the document changes after that, its revision differs and the transaction fails.
  const published = await client.getDocument<StoredDocument>(id)
  if (!published) throw new Refusal('documentRevisionIDDoesNotMatchError')
  const all = await readLog(client, [id, draftId(id)], { limit: MOST_SINCE })
  const log = all.filter(({ documentIDs }) => documentIDs.includes(id))
  // The site's server may have patched the document after its publication. Then `revision` can be the one of that patch.
  const last = log.find((entry) => isPublication(entry, id) || !isAsIs(entry.id))
  const known = log.find((entry) => entry.id === revision)
  if (!last || !known) throw new Refusal('historyGone')
  const isLater = log.indexOf(last) < log.indexOf(known)
  if (isLater || !isPublication(last, id)) throw new Refusal('documentRevisionIDDoesNotMatchError')
  const [, before] = await readLog(client, [id], { limit: 2, toTransaction: last.id })
  const former = before ? await documentAt(client, id, before.id) : null
  if (former === null) return { published, former }
  const { _rev, _updatedAt, ...content } = former
  return { published, former: content }
}

/** Whether a transaction wrote a document together with its draft, or with its version in a release. */
function isPublication({ documentIDs }: LogEntry, id: string): boolean {
  return documentIDs.some((other) => other !== id && publishedIdOf(other) === id)
}
