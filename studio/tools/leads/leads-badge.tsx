import { definePlugin, type ToolMenuProps } from 'sanity'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import { useCounts } from './use-counts.ts'
import { useSoundOf } from './use-sound-of.ts'
import { useWords } from './words.ts'

/** Shows the number of emergencies and of parked leads in the tool's title in the navigation bar. A new emergency sounds. */
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
  const counts = useCounts()
  const parked = counts?.counts.parked ?? 0
  const emergencies = counts?.emergencies ?? 0
  useSoundOf(counts?.emergencies)
  if (parked + emergencies === 0) return props.renderDefault(props)
  const parts = [
    ...(emergencies > 0 ? [words.emergencyCount(emergencies)] : []),
    ...(parked > 0 ? [words.parkedCount(parked)] : []),
  ]
  const title = `${words.tool} (${parts.join(', ')})`
  const tools = props.tools.map((tool) => (tool.name === leads ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
