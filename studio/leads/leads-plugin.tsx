import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy, useEffect } from 'react'
import { definePlugin, type Tool, type ToolMenuProps, useCurrentUser } from 'sanity'
import { route } from 'sanity/router'
import { isTranslator } from '../roles.ts'
import { useLoaded } from '../use-loaded.ts'
import { getCounts } from './leads-api.ts'
import { useWords } from './words.ts'

const LEADS = 'leads'

const leadsTool: Tool = {
  name: LEADS,
  title: 'Leads',
  icon: EnvelopeIcon,
  component: lazy(() => import('./leads-tool.tsx')),
  router: route.create('/', [route.create('/:lead')]),
}

/** Leads in the Studio, for administrators and editors: what came in, what became of it, and a badge when help is needed. */
export const leadsPlugin = definePlugin({
  name: LEADS,
  tools: (tools, { currentUser }) => (isTranslator(currentUser) ? tools : [...tools, leadsTool]),
  studio: { components: { toolMenu: ToolMenu } },
})

function ToolMenu(props: ToolMenuProps) {
  const hasLeads = props.tools.some(({ name }) => name === LEADS)
  return hasLeads ? <ToolMenuWithBadge {...props} /> : props.renderDefault(props)
}

const CHECK_EVERY = 60_000

/** The name of the tool says how many leads are parked. */
function ToolMenuWithBadge(props: ToolMenuProps) {
  const { words } = useWords()
  const user = useCurrentUser()
  const { value, reload } = useLoaded(getCounts)

  useEffect(() => {
    const timer = user ? setInterval(reload, CHECK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [reload, user])

  const parked = value?.counts.parked ?? 0
  if (parked === 0) return props.renderDefault(props)
  const title = words.parkedCount(parked)
  const tools = props.tools.map((tool) => (tool.name === LEADS ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
