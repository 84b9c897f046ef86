import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy, Suspense } from 'react'
import { type ActiveToolLayoutProps, definePlugin } from 'sanity'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isEditor } from '#studio/core/roles.ts'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import { unpublishAt } from './unpublish-at.tsx'

const Failures = lazy(() => import('./failures.tsx'))
const ScheduleLine = lazy(() => import('./home-line.tsx'))

/** Sanity's tool for releases and scheduled drafts. */
const RELEASES: Shortcut = {
  name: 'releases',
  titles: { en: 'Releases', fr: 'Lots' },
  icon: CalendarIcon,
}

/** What Sanity's scheduling lacks: unpublishing one document at a set time, and why something could not be published. */
export const schedulePlugin = definePlugin({
  name: 'schedule',
  // Who changes nothing has no use for it: the first thing it asks is whether a release could be made.
  tools: (tools, { currentUser }) =>
    (isEditor(currentUser) ? tools : tools.filter(({ name }) => name !== RELEASES.name)).map((tool) => (tool.name === RELEASES.name ? { ...tool, titles: RELEASES.titles } : tool)),
  document: {
    actions: (actions, { versionType, currentUser }) =>
      (versionType === 'draft' || versionType === 'published') && isEditor(currentUser)
        ? [...actions, unpublishAt]
        : actions,
  },
  studio: {
    components: {
      activeToolLayout: (props: ActiveToolLayoutProps) => (
        <>
          {props.activeTool.name === RELEASES.name && (
            <Suspense>
              <Failures />
            </Suspense>
          )}
          {props.renderDefault(props)}
        </>
      ),
    },
  },
})

export const scheduleLine: HomeLine = { tool: RELEASES, component: ScheduleLine }
