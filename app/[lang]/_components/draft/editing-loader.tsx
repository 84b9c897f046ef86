'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'

/** Loads the tools of the Studio's preview. Visitors never get this far. */
export function EditingLoader({ lang }: { lang: Language }) {
  const [Editing, setEditing] = useState<ComponentType<{ lang: Language }>>()
  useEffect(() => {
    void import('./editing.tsx').then((module) => setEditing(() => module.default))
  }, [])
  return Editing && <Editing lang={lang} />
}
