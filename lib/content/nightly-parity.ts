import 'server-only'
import { documentFaults, sharedNames } from '#lib/parity/documents.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { siteDay } from '#lib/site-day.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { fetchUnmarked } from './source.ts'

const LOOK_EVERY = 600_000

/** The most documents that the log names. The Checklist has all of them. */
const MOST_NAMED = 20

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageNightlyParity: NodeJS.Timeout | undefined
}

/** Compares the French of all published documents with their English once after each day, as long as the process lives. */
export function startNightlyParity(): void {
  let lookedAt = siteDay(Date.now())
  const look = () => {
    const today = siteDay(Date.now())
    if (today === lookedAt) return
    lookedAt = today
    logParity().catch((error: unknown) =>
      log.error({ err: error }, 'French could not be compared with English'),
    )
  }
  globalThis.montageNightlyParity ??= setInterval(look, LOOK_EVERY).unref()
}

const DOCUMENTS = '*[_type in $types]'

async function logParity(): Promise<void> {
  const types = CONTENT_TYPES.map(({ name }) => name)
  const documents = (await fetchUnmarked(DOCUMENTS, { types }, ['published'])) as {
    _id: string
    _type: string
  }[]
  const names = sharedNames(documents)
  const unequal = documents.flatMap((document) => {
    const faults = documentFaults(document, names)
    return faults.length > 0 ? [{ id: document._id, faults: faults.length }] : []
  })
  const faults = unequal.reduce((sum, one) => sum + one.faults, 0)
  const compared = documents.length
  if (faults === 0) log.info({ compared }, 'French is equal to English')
  else
    log.warn({ compared, faults, documents: unequal.slice(0, MOST_NAMED) }, 'French is not equal to English')
}
