import type { SanityClient } from '@sanity/client'

/** A published document: its id, and the revision that the publication made. */
export interface Publication {
  id: string
  revision: string
}

/** The embedded lake undoes the publications, all or none. It undoes none when a document was published again since. */
export async function undoPublications(client: SanityClient, publications: Publication[]): Promise<void> {
  const actions = publications.map(({ id, revision }) => ({
    actionType: 'lake.action.document.undoPublish',
    publishedId: id,
    ifPublishedRevisionId: revision,
  }))
  const url = `/data/actions/${client.config().dataset}`
  await client.request({ method: 'POST', url, body: { actions } })
}
