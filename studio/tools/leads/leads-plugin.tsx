import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy } from 'react'
import type { ToolMenuProps } from 'sanity'
import { route } from 'sanity/router'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isEditor } from '#studio/core/roles.ts'
import { type Shortcut, toolPlugin } from '#studio/core/studio-tool.tsx'
import { useCounts } from './use-counts.ts'
import { useWords } from './words.ts'

export const LEADS: Shortcut = {
  name: 'leads',
  titles: { en: 'Leads', fr: 'Demandes' },
  icon: EnvelopeIcon,
  isFor: isEditor,
}

/** The Leads tool for administrators and editors, with a badge when leads need help. */
export const leadsPlugin = () =>
  toolPlugin(
    {
      ...LEADS,
      component: lazy(() => import('./leads-tool.tsx')),
      router: route.create('/', [route.create('/:lead')]),
    },
    { studio: { components: { toolMenu: ToolMenu } } },
  )

/** The number of leads that wait for help. */
export const leadsLine: HomeLine = { tool: LEADS, component: lazy(() => import('./home-line.tsx')) }

function ToolMenu(props: ToolMenuProps) {
  const hasLeads = props.tools.some(({ name }) => name === LEADS.name)
  return hasLeads ? <ToolMenuWithBadge {...props} /> : props.renderDefault(props)
}

/** The tool's title includes the number of parked leads. */
function ToolMenuWithBadge(props: ToolMenuProps) {
  const { words } = useWords()
  const parked = useCounts()?.counts.parked ?? 0
  if (parked === 0) return props.renderDefault(props)
  const title = words.parkedCount(parked)
  const tools = props.tools.map((tool) => (tool.name === LEADS.name ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
