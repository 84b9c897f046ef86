import { SearchIcon } from '@sanity/icons/Search'
import { lazy } from 'react'
import { isViewer } from '#studio/core/roles.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

/** Finds and replaces text in all documents. Translators replace French. */
export const findPlugin = () =>
  toolPlugin({
    name: 'find',
    titles: { en: 'Find and replace', fr: 'Rechercher et remplacer' },
    icon: SearchIcon,
    component: lazy(() => import('./find-tool.tsx')),
    isFor: (user) => !isViewer(user),
  })
