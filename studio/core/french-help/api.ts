import { BehaviorSubject } from 'rxjs'
import type { Term } from '#lib/french-help/service.ts'
import type { AskedText, SuggestedText } from '#lib/french-help/texts.ts'
import { askServer } from '#studio/core/ask-server.ts'

/** The name of the server's translation service; null while it is unknown, and when there is none. */
export const serviceName = new BehaviorSubject<string | null>(null)

let isAsked = false

/** Asks the server for its translation service, once in a tab. A failure means that nothing is offered. */
export function askForService(): void {
  if (isAsked) return
  isAsked = true
  askServer<{ service: string | null }>('GET', '/api/french').then(
    ({ service }) => serviceName.next(service),
    () => {
      isAsked = false
    },
  )
}

/** The French of at most `MOST_TEXTS` texts. Rejects with an Error whose message can be shown. */
export const translate = async (texts: AskedText[], terms: Term[]): Promise<SuggestedText[]> =>
  (await askServer<{ texts: SuggestedText[] }>('POST', '/api/french', { texts, terms })).texts
