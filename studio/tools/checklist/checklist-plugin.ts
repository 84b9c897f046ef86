import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { lazy } from 'react'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isTranslator } from '#studio/core/roles.ts'
import { type StudioTool, toolPlugin } from '#studio/core/studio-tool.tsx'

const checklistTool: StudioTool = {
  name: 'checklist',
  titles: { en: 'Checklist', fr: 'Vérifications' },
  icon: CheckmarkCircleIcon,
  component: lazy(() => import('./checklist-tool.tsx')),
  isFor: (user) => !isTranslator(user),
}

/** The checklist for the launch, for everyone but translators. */
export const checklistPlugin = () => toolPlugin(checklistTool)

/** How many of its points are open. */
export const checklistLine: HomeLine = {
  tool: checklistTool,
  component: lazy(() => import('./home-line.tsx')),
}
