import { UsersIcon } from '@sanity/icons/Users'
import { lazy, Suspense } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { isAdministrator } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'

const PeopleTool = lazy(() => import('./people-tool.tsx'))

/** Who works in the Studio, for administrators: invitations, roles, passwords, sign-outs. The embedded lake's own accounts. */
export const peoplePlugin = definePlugin((session: Session) => {
  const people: Tool = {
    name: 'people',
    title: TOOL_TITLES.people.en,
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
