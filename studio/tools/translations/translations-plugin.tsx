import { TranslateIcon } from '@sanity/icons/Translate'
import { lazy, Suspense, useMemo } from 'react'
import { route } from 'sanity/router'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isViewer } from '#studio/core/roles.ts'
import type { StudioTool } from '#studio/core/studio-tool.tsx'
import { listAt } from './form-list.ts'

/** The Translations tool: progress and work list, for everyone who writes. */
export const translationsTool: StudioTool = {
  name: 'translations',
  titles: { en: 'Translations', fr: 'Traductions' },
  icon: TranslateIcon,
  component: lazy(() => import('./translations-tool.tsx')),
  router: route.create('/'),
  isFor: (user) => !isViewer(user),
}

/** The number of French texts that are left to do. */
export const translationsLine: HomeLine = {
  tool: translationsTool,
  component: lazy(() => import('./home-line.tsx')),
}

const FormBar = lazy(() => import('./form-bar.tsx'))

/** The bar above a form that was opened from the work list. */
export function WorkListBar({ id }: { id: string }) {
  const list = useMemo(() => listAt(id), [id])
  return (
    list && (
      <Suspense>
        <FormBar key={id} list={list} />
      </Suspense>
    )
  )
}
