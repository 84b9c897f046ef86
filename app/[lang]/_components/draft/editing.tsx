'use client'

import { usePathname } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { DRAFT_BAR } from './bar-id.ts'
import { markFields } from './field-marks.ts'
import { useRefresh } from './use-refresh.ts'

/** In the Studio's preview: a click on a text opens its field, and a saved draft shows at once. */
export default function Editing({ lang }: { lang: Language }) {
  const refresh = useRefresh()
  const path = usePathname()
  useEffect(() => markFields(path, lang), [path, lang])
  useEffect(hideBarInFrame, [])
  return <VisualEditing refresh={refresh} />
}

/** The Studio's own frame says what the bar says, and draft mode left inside it would only break the preview. */
function hideBarInFrame() {
  const bar = document.getElementById(DRAFT_BAR)
  if (bar) bar.hidden = window.self !== window.top
}
