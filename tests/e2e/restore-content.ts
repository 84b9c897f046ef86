import type { SanityDocument } from '@sanity/client'
import type { Site } from './site.ts'

/** Only actions change releases. One without documents changes nothing on the site. */
const RELEASES = '_.releases.'

/** Remembers every document of a site. Returns what makes the content so again. */
export async function rememberContent({ client }: Pick<Site, 'client'>): Promise<() => Promise<void>> {
  const documents = await client.fetch<SanityDocument[]>('*')
  const revisionsNow = async () => {
    const now = await client.fetch<SanityDocument[]>('*{_id, _rev}')
    return new Map(now.map(({ _id, _rev }) => [_id, _rev]))
  }
  let revisions = new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
  return async () => {
    const now = await revisionsNow()
    const transaction = client.transaction()
    for (const document of documents) {
      const { _id } = document
      if (now.get(_id) !== revisions.get(_id)) transaction.createOrReplace(document)
    }
    for (const id of now.keys()) if (!(revisions.has(id) || id.startsWith(RELEASES))) transaction.delete(id)
    if (transaction.toJSON().length === 0) return
    await transaction.commit({ visibility: 'sync' })
    revisions = await revisionsNow()
  }
}
