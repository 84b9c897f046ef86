import { UsersIcon } from '@sanity/icons/Users'
import { lazy, Suspense } from 'react'
import { definePlugin, type Tool } from 'sanity'
import type { Session } from '../auth/session.ts'
import { isAdministrator } from '../roles.ts'

const PeopleTool = lazy(() => import('./people-tool.tsx'))

/** Who works in the Studio, for administrators: invitations, roles, passwords, sign-outs. The embedded lake's own accounts. */
export const peoplePlugin = definePlugin((session: Session) => {
  const people: Tool = {
    name: 'people',
    title: 'People',
    icon: UsersIcon,
    component: () => (
      <Suspense>
        <PeopleTool session={session} />
      </Suspense>
    ),
  }
  return {
    name: 'people',
    tools: (tools, { currentUser }) => (isAdministrator(currentUser) ? [...tools, people] : tools),
  }
})
