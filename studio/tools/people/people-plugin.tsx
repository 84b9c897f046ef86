import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import { isAdministrator } from '#studio/core/roles.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

/** The tool for the accounts of the embedded lake, for administrators. */
export const peoplePlugin = () =>
  toolPlugin({
    name: 'people',
    titles: { en: 'People', fr: 'Personnes' },
    icon: UsersIcon,
    component: lazy(() => import('./people-tool.tsx')),
    isFor: isAdministrator,
  })
