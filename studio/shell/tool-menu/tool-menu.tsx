import type { ToolMenuProps } from 'sanity'
import { useStudioLanguage } from '#studio/core/language.ts'
import { TOOL_TITLES } from './titles.ts'

/** The menu of tools, each under its name in the user's language. */
export function ToolMenu(props: ToolMenuProps) {
  const titles = TOOL_TITLES[useStudioLanguage()]
  const tools = props.tools.map((tool) => ({ ...tool, title: titles[tool.name] ?? tool.title }))
  return props.renderDefault({ ...props, tools })
}
