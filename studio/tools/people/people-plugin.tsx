import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import { isAdministrator } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

const PeopleTool = lazy(() => import('./people-tool.tsx'))

/** The tool for the accounts of the embedded lake, for administrators. */
export const peoplePlugin = (session: Session) =>
  toolPlugin({
    name: 'people',
    titles: { en: 'People', fr: 'Personnes' },
    icon: UsersIcon,
    component: (props) => <PeopleTool {...props} session={session} />,
    isFor: isAdministrator,
  })
