import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { Button } from '../ui/button.tsx'

export const DRAFT_BAR = 'draft-bar'

/** Tells staff that the page shows drafts, and offers to leave draft mode. */
export function DraftBar({ words }: { words: Dictionary['app']['draft'] }) {
  return (
    <form id={DRAFT_BAR} method="post" action="/api/draft-mode/disable" className="on-ink">
      <div className="wrap flex flex-wrap items-center gap-4 py-3">
        <p className="font-label">{words.text}</p>
        <Button type="submit" small>
          {words.leave}
        </Button>
      </div>
    </form>
  )
}
