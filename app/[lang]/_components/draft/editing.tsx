'use client'

import { usePathname } from 'next/navigation'
import { VisualEditing, type VisualEditingProps } from 'next-sanity/visual-editing/client-component'
import { useCallback, useEffect } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { onContentChange } from '#lib/preview/draft-channel.ts'
import { DRAFT_BAR } from './bar-id.ts'
import { markFields } from './field-marks.ts'
import { useRefresh } from './use-refresh.ts'

type HistoryRefresh = Parameters<NonNullable<VisualEditingProps['refresh']>>[0]

/** In the Studio's preview: a click on a text opens its field, and a saved draft shows at once. */
export default function Editing({ lang }: { lang: Language }) {
  const refresh = useRefresh()
  const path = usePathname()
  useEffect(() => markFields(path, lang), [path, lang])
  useEffect(hideBarInFrame, [])
  useEffect(() => onContentChange(() => void refresh()), [refresh])
  // The tool tells of a change too, a second later.
  const onRefresh = useCallback(
    ({ source }: HistoryRefresh) => (source === 'manual' ? refresh() : false),
    [refresh],
  )
  return <VisualEditing refresh={onRefresh} />
}

/** The Studio's own frame says what the bar says, and draft mode left inside it would only break the preview. */
function hideBarInFrame() {
  const bar = document.getElementById(DRAFT_BAR)
  if (bar) bar.hidden = window.self !== window.top
}
