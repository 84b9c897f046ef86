import { UsersIcon } from '@sanity/icons/Users'
import { lazy, Suspense } from 'react'
import { isAdministrator } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

const PeopleTool = lazy(() => import('./people-tool.tsx'))

/** Who works in the Studio, for administrators: invitations, roles, passwords, sign-outs. The embedded lake's own accounts. */
export const peoplePlugin = (session: Session) =>
  toolPlugin({
    name: 'people',
    titles: { en: 'People', fr: 'Personnes' },
    icon: UsersIcon,
    component: (props) => (
      <Suspense>
        <PeopleTool {...props} session={session} />
      </Suspense>
    ),
    isFor: isAdministrator,
  })
