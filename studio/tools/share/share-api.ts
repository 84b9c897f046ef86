import type { ListedLink } from '#lib/draft-links/handle-shares.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { askServer } from '#studio/core/ask-server.ts'
import type { Session } from '#studio/core/session.ts'

export type { ListedLink }

/** How many days a link may work, the default first. The server has the same list. */
export const DAYS = [7, 1, 30]

export interface WantedLink {
  path: string
  days: number
  /** The versions that are shown instead of the published one, topmost first, separated by commas. */
  perspective: string
}

/** The actions on links to drafts. Rejects with an Error whose message can be shown. */
export function shareApi(session: Session, language: Language) {
  const ask = askServer(session, language)
  return {
    list: async () => (await ask<{ links: ListedLink[] }>('GET', '/api/shares')).links,
    make: (wanted: WantedLink) =>
      ask<{ link: string; shared: ListedLink }>('POST', '/api/shares', { ...wanted, lang: language }),
    revoke: (id: string) => ask('DELETE', `/api/shares/${id}`),
  }
}
