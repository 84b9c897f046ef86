import type { Lake } from 'content-lake'
import {
  DOCUMENT,
  type InstallerContent,
  NAMES,
  NEW_INSTALLER,
  names,
  publishedInstaller,
} from './installer-content.ts'

/** Public installers in the embedded lake. */
export function embeddedInstallerContent(
  lake: Pick<Lake, 'query' | 'getDocuments' | 'mutate' | 'act'>,
): InstallerContent {
  return {
    names: async () => names.parse(await lake.query(NAMES)),
    published: async (id) => publishedInstaller.parse(await lake.query(DOCUMENT, { id })),
    hasDraft: async (id) => lake.getDocuments([`drafts.${id}`]).length > 0,

    async write(id, fields, author) {
      const draftId = `drafts.${id}`
      if (lake.getDocuments([id, draftId]).length === 0) {
        lake.mutate([{ createIfNotExists: { _id: draftId, ...NEW_INSTALLER, ...fields } }], { author })
        return
      }
      const edit = {
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId,
        patch: { set: fields },
      }
      lake.act([edit], { author })
    },
  }
}
