import type { ToolMenuProps } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'

/** A tool that is not among ours keeps the title it came with. */
const TITLES: Record<string, Bilingual> = TOOL_TITLES

/** The menu of tools, each under its name in the user's language. */
export function ToolMenu(props: ToolMenuProps) {
  const language = useStudioLanguage()
  const tools = props.tools.map((tool) => ({ ...tool, title: TITLES[tool.name]?.[language] ?? tool.title }))
  return props.renderDefault({ ...props, tools })
}
