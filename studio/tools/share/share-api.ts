import type { ListedLink } from '#lib/draft-links/handle-shares.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { askServer } from '#studio/core/ask-server.ts'

export type { ListedLink }

/** How many days a link may work, the default first. The server has the same list. */
export const DAYS = [7, 1, 30]

interface WantedLink {
  path: string
  lang: Language
  days: number
  /** The versions that replace the published one, such as `drafts` or a release: topmost first, separated by commas. */
  perspective: string
}

/** The actions on links to drafts. Rejects with an Error whose message can be shown. */
export const shareApi = {
  list: async () => (await askServer<{ links: ListedLink[] }>('GET', '/api/shares')).links,
  make: (wanted: WantedLink) => askServer<{ link: string }>('POST', '/api/shares', wanted),
  revoke: (id: string) => askServer('DELETE', `/api/shares/${id}`),
}
