import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy, useEffect } from 'react'
import { type ToolMenuProps, useCurrentUser } from 'sanity'
import { route } from 'sanity/router'
import { isTranslator } from '#studio/core/roles.ts'
import type { Session } from '#studio/core/session.ts'
import { type Shortcut, toolPlugin } from '#studio/core/studio-tool.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { useLeadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

export const LEADS: Shortcut = {
  name: 'leads',
  titles: { en: 'Leads', fr: 'Demandes' },
  icon: EnvelopeIcon,
  isFor: (user) => !isTranslator(user),
}

const LeadsTool = lazy(() => import('./leads-tool.tsx'))

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

type Props = ToolMenuProps & { session: Session }

function ToolMenu({ session, ...props }: Props) {
  const hasLeads = props.tools.some(({ name }) => name === LEADS.name)
  return hasLeads ? <ToolMenuWithBadge {...props} session={session} /> : props.renderDefault(props)
}

const CHECK_EVERY = 60_000

/** The tool's title includes the number of parked leads. */
function ToolMenuWithBadge({ session, ...props }: Props) {
  const { words } = useWords()
  const user = useCurrentUser()
  const api = useLeadsApi(session)
  const { value, reload } = useLoaded(api.counts)

  useEffect(() => {
    // While the session has expired, nothing is requested, because requests would wait for the next sign-in.
    const check = () => session.state.getValue().status === 'signed-in' && reload()
    const timer = user ? setInterval(check, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, session, user])

  const parked = value?.counts.parked ?? 0
  if (parked === 0) return props.renderDefault(props)
  const title = words.parkedCount(parked)
  const tools = props.tools.map((tool) => (tool.name === LEADS.name ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
