'use client'

import { VisualEditing, type VisualEditingProps } from 'next-sanity/visual-editing/client-component'
import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { onContentChange } from '#lib/preview/draft-channel.ts'
import { PREVIEW_PERSPECTIVE_COOKIE, previewPerspective } from '#lib/preview/perspective.ts'
import { keptStudioLanguage } from '#lib/preview/studio-language.ts'
import { DRAFT_BAR } from './draft-bar.tsx'
import { takeMarks } from './take-marks.ts'
import { allowTyping, isTyping } from './typing.ts'
import { TYPING_WORDS } from './typing-words.ts'
import { useRefresh } from './use-refresh.ts'

/**
 * Sanity measures the room for "Move", a part of a section's menu, inside the menu itself. There is none, so this part would have
 * no width.
 */
const MENU_STYLE = `[data-ui="MenuGroup__popover"][style*="max-width: 0px"] { max-width: none !important }`

type HistoryRefresh = Parameters<NonNullable<VisualEditingProps['refresh']>>[0]

export interface EditingProps {
  lang: Language
  /** Whether the session may write to the embedded lake. */
  canType: boolean
}

/**
 * In the Studio's preview, a click on a text opens its field, and a saved draft shows at once. In the preview and in a separate
 * tab, a double click on a text edits it in place.
 */
export default function Editing({ lang, canType }: EditingProps) {
  const [sentence, say] = useState('')
  const refresh = useRefresh()
  useEffect(hideBarInFrame, [])
  useEffect(takeMarks, [])
  useEffect(() => {
    if (!canType) return
    return allowTyping({ lang, words: TYPING_WORDS[keptStudioLanguage() ?? lang], say, refresh })
  }, [lang, canType, refresh])
  useEffect(() => onContentChange(() => void (isTyping() || refresh())), [refresh])
  // The preview tool also asks for a refresh a second after each change. The page is fresh by then, so only its button counts.
  const onRefresh = useCallback(
    ({ source }: HistoryRefresh) => (source === 'manual' ? refresh() : false),
    [refresh],
  )
  const onPerspective = useCallback<NonNullable<VisualEditingProps['onPerspectiveChange']>>(
    async (perspective) => {
      keepPerspective(String(perspective))
      await refresh()
    },
    [refresh],
  )
  return (
    <>
      <style>{MENU_STYLE}</style>
      <VisualEditing refresh={onRefresh} onPerspectiveChange={onPerspective} />
      <p role="status" className={sentence && 'on-ink fixed inset-x-0 bottom-0 z-30 px-5 py-3 font-label'}>
        {sentence}
      </p>
    </>
  )
}

/** Stores the Studio's perspective (a release, or drafts) in a cookie. The server reads this cookie only in draft mode. */
function keepPerspective(perspective: string) {
  const value = previewPerspective(perspective).join(',')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not work on plain http.
  document.cookie = `${PREVIEW_PERSPECTIVE_COOKIE}=${encodeURIComponent(value)}; path=/; samesite=lax`
}

/**
 * Hides the draft bar when the page is inside the Studio's preview. The Studio already says that drafts are shown, and its
 * preview would break if somebody left draft mode with the bar.
 */
function hideBarInFrame() {
  const bar = document.getElementById(DRAFT_BAR)
  if (bar) bar.hidden = window.self !== window.top
}
