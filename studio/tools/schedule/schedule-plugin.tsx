import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy, Suspense } from 'react'
import {
  type ActiveToolLayoutProps,
  type ComposableOption,
  type ConfigContext,
  definePlugin,
  type LayoutProps,
  type Tool,
} from 'sanity'
import { SINGLETONS } from '#schemas/index.ts'
import { askedRelease } from '#studio/core/client/release-question.ts'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isEditor } from '#studio/core/roles.ts'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import { useCurrent } from '#studio/core/use-current.ts'
import { staysOnTheSite, takeOff } from './schedule-actions.tsx'

const Failures = lazy(() => import('./failures.tsx'))
const ReleaseQuestion = lazy(() => import('./release-question.tsx'))
const ScheduleLine = lazy(() => import('./home-line.tsx'))

/** Sanity's tool for releases and scheduled drafts. */
const RELEASES: Shortcut = {
  name: 'releases',
  titles: { en: 'Releases', fr: 'Lots' },
  icon: CalendarIcon,
}

const SINGLE = new Set(SINGLETONS.map(({ name }) => name))

/** Additions to Sanity's scheduling: taking a document off the site, the French of releases, and the reasons of failed publications. */
export const schedulePlugin = definePlugin({
  name: 'schedule',
  document: {
    actions: (actions, { versionType, currentUser, schemaType }) =>
      (versionType === 'draft' || versionType === 'published') && isEditor(currentUser)
        ? [...actions, SINGLE.has(schemaType) ? staysOnTheSite : takeOff]
        : actions,
  },
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <ReleaseInQuestion />
        </>
      ),
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

function ReleaseInQuestion() {
  const release = useCurrent(askedRelease)
  return (
    release && (
      <Suspense>
        <ReleaseQuestion key={release.id} release={release} />
      </Suspense>
    )
  )
}

/**
 * Sanity adds its tools after the tools of all plugins, so only the workspace can give them a title in both languages. Viewers
 * and translators cannot make releases. They do not get this tool, which would first send a request to check that.
 */
export const releasesTool: ComposableOption<Tool[], ConfigContext> = (tools, { currentUser }) =>
  tools
    .filter(({ name }) => name !== RELEASES.name || isEditor(currentUser))
    .map((tool) => (tool.name === RELEASES.name ? { ...tool, titles: RELEASES.titles } : tool))

export const scheduleLine: HomeLine = { tool: RELEASES, component: ScheduleLine }
