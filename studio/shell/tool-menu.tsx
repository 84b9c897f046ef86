import type { Tool, ToolMenuProps } from 'sanity'
import { useStudioLanguage } from '#studio/core/language.ts'
import type { StudioTool } from '#studio/core/studio-tool.tsx'

/** The menu of tools, each under its name in the user's language. A tool of another package keeps its title. */
export function ToolMenu(props: ToolMenuProps) {
  const language = useStudioLanguage()
  const tools = props.tools.map((tool: Tool & Partial<Pick<StudioTool, 'titles'>>) => ({
    ...tool,
    title: tool.titles?.[language] ?? tool.title,
  }))
  return props.renderDefault({ ...props, tools })
}
