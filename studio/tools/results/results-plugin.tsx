import { BarChartIcon } from '@sanity/icons/BarChart'
import { lazy } from 'react'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isTranslator } from '#studio/core/roles.ts'
import { type Shortcut, toolPlugin } from '#studio/core/studio-tool.tsx'

const RESULTS: Shortcut = {
  name: 'results',
  titles: { en: 'Results', fr: 'Résultats' },
  icon: BarChartIcon,
  isFor: (user) => !isTranslator(user),
}

/** The Results tool: the numbers of visits and requests. */
export const resultsPlugin = () =>
  toolPlugin({ ...RESULTS, component: lazy(() => import('./results-tool.tsx')) })

/** The numbers of the last week. */
export const resultsLine: HomeLine = { tool: RESULTS, component: lazy(() => import('./home-line.tsx')) }
