import { hasKeptFields, keepFields } from '#lib/browser/kept-fields.ts'
import { loadLazily, PRELOAD_ERROR } from '#lib/browser/lazy-module.ts'
import { reportError } from '#lib/browser/report-error.ts'
import { isServerThere } from '#lib/browser/server-there.ts'
import { closest } from '../layout/link-scripts.ts'

export const LOAD_NOTICE_ID = 'load-notice'

/** Milliseconds after which a server that could not be reached is asked again. */
const BETWEEN = 2_000

/**
 * Shows a notice (ReloadNotice) when code that loads on demand cannot be loaded. The page stays as it is. When the code is gone, the
 * notice offers to reload with everything that was typed. Without a connection it says so, until the server answers.
 */
export function watchLoads(signal: AbortSignal): void {
  // The scripts of the page run now, so the early script no longer needs to note clicks and to handle Back.
  if (window.early) {
    window.removeEventListener('click', window.early.note)
    window.removeEventListener('popstate', window.early.leave)
  }
  // The booking wizard (`step-1`) restores its fields itself, because they decide which step it shows.
  if (hasKeptFields() && !document.getElementById('step-1')) void restore()
  const [gone, offline] = document.querySelectorAll<HTMLElement>(`#${LOAD_NOTICE_ID} > *`)
  if (!gone || !offline) return
  const reload = ({ target }: Event) => {
    if (!closest(target, 'button')) return
    keepFields()
    location.reload()
  }
  const untilThere = async () => {
    if (await isServerThere()) offline.hidden = true
    else setTimeout(untilThere, BETWEEN)
  }
  const show = ({ detail }: CustomEventInit) => {
    const notice = detail ? gone : offline
    notice.hidden = false
    if (detail) reportError('load', detail)
    else void untilThere()
  }
  gone.addEventListener('click', reload, { signal })
  window.addEventListener(PRELOAD_ERROR, show as (event: Event) => void, { signal })
}

async function restore() {
  const module = await loadLazily(() => import('#lib/browser/restore-fields.ts'))
  module?.restoreFields()
}
