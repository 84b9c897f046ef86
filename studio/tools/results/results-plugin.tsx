import { BarChartIcon } from '@sanity/icons/BarChart'
import { lazy } from 'react'
import type { HomeLine, HomeLineProps } from '#studio/core/home-line.tsx'
import { isTranslator } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { type Shortcut, toolPlugin } from '#studio/core/studio-tool.tsx'

const RESULTS: Shortcut = {
  name: 'results',
  titles: { en: 'Results', fr: 'Résultats' },
  icon: BarChartIcon,
  isFor: (user) => !isTranslator(user),
}

const ResultsTool = lazy(() => import('./results-tool.tsx'))
const ResultsLine = lazy(() => import('./home-line.tsx'))

/** The Results tool: the numbers of visits and requests. */
export const resultsPlugin = (session: Session) =>
  toolPlugin({ ...RESULTS, component: (props) => <ResultsTool {...props} session={session} /> })

/** The numbers of the last week. */
export const resultsLine = (session: Session): HomeLine => ({
  tool: RESULTS,
  component: (props: HomeLineProps) => <ResultsLine {...props} session={session} />,
})
