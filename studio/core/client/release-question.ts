import { BehaviorSubject } from 'rxjs'

/** A release that the Studio is about to publish or to schedule. */
export interface AskedRelease {
  id: string
  /** Goes on, or gives up: the request then fails with the sentence. */
  answer: (refusal?: string) => void
}

/** The release that a person is asked about now. Requests of Sanity's own buttons wait for the answer. */
export const askedRelease = new BehaviorSubject<AskedRelease | null>(null)

const GOING_LIVE = new Set(['sanity.action.release.publish', 'sanity.action.release.schedule'])

interface Action {
  actionType?: string
  releaseId?: string
}

/**
 * A promise that a person answers for each release that a write publishes or schedules; null when there is nothing to ask. Nobody
 * is asked about a release that the same write makes: whoever schedules a single draft was asked before. Rejects when the person
 * gives up.
 */
export function askAboutReleases(body: unknown): Promise<void> | null {
  if (typeof body !== 'string' || !body.includes('sanity.action.release.') || !askedRelease.observed)
    return null
  const { actions = [], dryRun = false }: { actions?: Action[]; dryRun?: boolean } = JSON.parse(body)
  // By dry runs the Studio learns whether a person may publish.
  if (dryRun) return null
  const made = actions.filter(({ actionType }) => actionType === 'sanity.action.release.create')
  const isMade = (id?: string) => made.some(({ releaseId }) => releaseId === id)
  const going = actions.filter(
    ({ actionType = '', releaseId }) => GOING_LIVE.has(actionType) && !isMade(releaseId),
  )
  return going.length > 0 ? askInTurn(going.map(({ releaseId = '' }) => releaseId)) : null
}

async function askInTurn(ids: string[]): Promise<void> {
  for (const id of ids) {
    await new Promise<void>((resolve, reject) => {
      const answer = (refusal?: string) => {
        if (askedRelease.getValue()?.answer !== answer) return
        askedRelease.next(null)
        if (refusal === undefined) resolve()
        else reject(new Error(refusal))
      }
      askedRelease.next({ id, answer })
    })
  }
}
