import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { DOCUMENT, type InstallerContent, NAMES, names, publishedInstaller } from './installer-content.ts'

const documents = z.array(z.looseObject({ _id: z.string() }))

/**
 * Public installers in hosted Sanity. Its history names the site's token as the author.
 * @param client with a token that may write content
 */
export function hostedInstallerContent(client: SanityClient): InstallerContent {
  const read = (query: string, params = {}) =>
    client.fetch<unknown>(query, params, { perspective: 'published', useCdn: false })
  const found = async (wanted: string[]) =>
    documents.parse(
      await client
        .withConfig({ perspective: 'raw', useCdn: false })
        .fetch<unknown>('*[_id in $wanted]', { wanted }),
    )
  return {
    names: async () => names.parse(await read(NAMES)),
    published: async (id) => publishedInstaller.parse(await read(DOCUMENT, { id })),
    draft: async (id) => (await found([`drafts.${id}`]))[0] ?? null,

    async write(id, { always, ifMissing }) {
      const draftId = `drafts.${id}`
      if ((await found([id, draftId])).length === 0) {
        await client.createIfNotExists({ _id: draftId, _type: 'installer', ...ifMissing, ...always })
        return
      }
      await client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId,
        patch: { setIfMissing: ifMissing, set: always },
      })
    },
  }
}
