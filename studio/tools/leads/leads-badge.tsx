import { definePlugin, type ToolMenuProps } from 'sanity'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import { useCounts } from './use-counts.ts'
import { useWords } from './words.ts'

/** Shows the number of parked leads in the tool's title in the navigation bar. */
export const leadsBadge = definePlugin(({ name }: Shortcut) => ({
  name: 'leads-badge',
  studio: {
    components: {
      toolMenu: (props: ToolMenuProps) =>
        props.tools.some((tool) => tool.name === name) ? (
          <ToolMenuWithBadge {...props} leads={name} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))

function ToolMenuWithBadge({ leads, ...props }: ToolMenuProps & { leads: string }) {
  const { words } = useWords()
  const parked = useCounts()?.counts.parked ?? 0
  if (parked === 0) return props.renderDefault(props)
  const title = words.parkedCount(parked)
  const tools = props.tools.map((tool) => (tool.name === leads ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
