import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy } from 'react'
import type { ToolMenuProps } from 'sanity'
import { route } from 'sanity/router'
import type { HomeLine, HomeLineProps } from '#studio/core/home-line.tsx'
import { isEditor } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { type Shortcut, toolPlugin } from '#studio/core/studio-tool.tsx'
import { useCounts } from './use-counts.ts'
import { useWords } from './words.ts'

export const LEADS: Shortcut = {
  name: 'leads',
  titles: { en: 'Leads', fr: 'Demandes' },
  icon: EnvelopeIcon,
  isFor: isEditor,
}

const LeadsTool = lazy(() => import('./leads-tool.tsx'))
const LeadsLine = lazy(() => import('./home-line.tsx'))

/** The Leads tool for administrators and editors, with a badge when leads need help. */
export const leadsPlugin = (session: Session) =>
  toolPlugin(
    {
      ...LEADS,
      component: (props) => <LeadsTool {...props} session={session} />,
      router: route.create('/', [route.create('/:lead')]),
    },
    {
      studio: {
        components: { toolMenu: (props: ToolMenuProps) => <ToolMenu {...props} session={session} /> },
      },
    },
  )

/** The number of leads that wait for help. */
export const leadsLine = (session: Session): HomeLine => ({
  tool: LEADS,
  component: (props: HomeLineProps) => <LeadsLine {...props} session={session} />,
})

type Props = ToolMenuProps & { session: Session }

function ToolMenu({ session, ...props }: Props) {
  const hasLeads = props.tools.some(({ name }) => name === LEADS.name)
  return hasLeads ? <ToolMenuWithBadge {...props} session={session} /> : props.renderDefault(props)
}

/** The tool's title includes the number of parked leads. */
function ToolMenuWithBadge({ session, ...props }: Props) {
  const { words } = useWords()
  const parked = useCounts(session)?.counts.parked ?? 0
  if (parked === 0) return props.renderDefault(props)
  const title = words.parkedCount(parked)
  const tools = props.tools.map((tool) => (tool.name === LEADS.name ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
