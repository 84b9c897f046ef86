import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { buttonClass } from '../ui/button-class.ts'
import { LOAD_NOTICE_ID } from './watch-loads.ts'

/**
 * The two notices about code that cannot be loaded on demand: it is gone, mostly because of a new release, or the server cannot be
 * reached. They are hidden until `watchLoads` shows one. They are HTML, because each page would load them as code.
 */
export function ReloadNotice({ words }: { words: Dictionary['app']['reload'] }) {
  return (
    <div id={LOAD_NOTICE_ID} role="status" className="fixed inset-x-0 top-0 z-20">
      <div hidden className="on-loud border-b-2 border-rule">
        <div className="wrap flex flex-wrap items-center gap-4 py-3">
          <p className="font-label">{words.text}</p>
          <button type="button" className={buttonClass({ tone: 'dark', small: true })}>
            {words.action}
          </button>
        </div>
      </div>
      <div hidden className="on-loud border-b-2 border-rule">
        <p className="wrap py-3 font-label">{words.offline}</p>
      </div>
    </div>
  )
}
