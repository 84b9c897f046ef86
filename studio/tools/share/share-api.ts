import type { ListedLink } from '#lib/draft-links/handle-shares.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { askServer } from '#studio/core/ask-server.ts'
import type { Session } from '#studio/core/session.ts'

export type { ListedLink }

/** How long a link may open, in days, the usual one first. The server has the same list. */
export const DAYS = [7, 1, 30]

export interface WantedLink {
  path: string
  days: number
  /** What is seen above what is published, topmost first, with commas between. */
  perspective: string
}

/** What can be done with links to drafts. Rejects with an Error whose message can be shown. */
export function shareApi(session: Session, language: Language) {
  const ask = askServer(session, language)
  return {
    list: async () => (await ask<{ links: ListedLink[] }>('GET', '/api/shares')).links,
    make: (wanted: WantedLink) =>
      ask<{ link: string; shared: ListedLink }>('POST', '/api/shares', { ...wanted, lang: language }),
    revoke: (id: string) => ask('DELETE', `/api/shares/${id}`),
  }
}
