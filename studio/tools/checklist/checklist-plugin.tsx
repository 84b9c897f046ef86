import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { lazy } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { isTranslator } from '#studio/core/roles.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'

const checklistTool: Tool = {
  name: 'checklist',
  title: TOOL_TITLES.checklist.en,
  icon: CheckmarkCircleIcon,
  component: lazy(() => import('./checklist-tool.tsx')),
}

/** What is left to do before the launch, for administrators and editors. */
export const checklistPlugin = definePlugin({
  name: 'checklist',
  tools: (tools, { currentUser }) => (isTranslator(currentUser) ? tools : [...tools, checklistTool]),
})
