'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { EditingProps } from './editing.tsx'

/** Loads the tools of the Studio's preview. Only pages in draft mode render it, so visitors do not load them. */
export function EditingLoader(props: EditingProps) {
  const [Editing, setEditing] = useState<ComponentType<EditingProps>>()
  useEffect(() => {
    void import('./editing.tsx').then((module) => setEditing(() => module.default))
  }, [])
  return Editing && <Editing {...props} />
}
