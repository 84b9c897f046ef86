import type { Lake } from 'content-lake'
import { DOCUMENT, type InstallerContent, NAMES, names, publishedInstaller } from './installer-content.ts'

/** Public installers in the embedded lake. */
export function embeddedInstallerContent(
  lake: Pick<Lake, 'query' | 'getDocuments' | 'mutate' | 'act'>,
): InstallerContent {
  return {
    names: async () => names.parse(await lake.query(NAMES)),
    published: async (id) => publishedInstaller.parse(await lake.query(DOCUMENT, { id })),
    draft: async (id) => lake.getDocuments([`drafts.${id}`])[0] ?? null,

    async write(id, { always, ifMissing }, author) {
      const draftId = `drafts.${id}`
      if (lake.getDocuments([id, draftId]).length === 0) {
        const document = { _id: draftId, _type: 'installer', ...ifMissing, ...always }
        lake.mutate([{ createIfNotExists: document }], { author })
        return
      }
      const edit = {
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId,
        patch: { setIfMissing: ifMissing, set: always },
      }
      lake.act([edit], { author })
    },
  }
}
