import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { lazy } from 'react'
import { isTranslator } from '#studio/core/roles.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

/** The checklist for the launch, for administrators and editors. */
export const checklistPlugin = () =>
  toolPlugin({
    name: 'checklist',
    titles: { en: 'Checklist', fr: 'Vérifications' },
    icon: CheckmarkCircleIcon,
    component: lazy(() => import('./checklist-tool.tsx')),
    isFor: (user) => !isTranslator(user),
  })
