import type { SanityClient } from '@sanity/client'

/** A document that was published, by its id, and the revision that is on the site since. */
export interface Publication {
  id: string
  revision: string
}

/** The embedded lake takes the publications back, all or none: none when something was published since. */
export async function undoPublications(client: SanityClient, publications: Publication[]): Promise<void> {
  const actions = publications.map(({ id, revision }) => ({
    actionType: 'lake.action.document.undoPublish',
    publishedId: id,
    ifPublishedRevisionId: revision,
  }))
  const url = `/data/actions/${client.config().dataset}`
  await client.request({ method: 'POST', url, body: { actions } })
}
