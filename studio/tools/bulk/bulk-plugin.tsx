import { EditIcon } from '@sanity/icons/Edit'
import { lazy } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { route } from 'sanity/router'
import { isTranslator } from '#studio/core/roles.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'
import { duplicateCity } from './duplicate-city.tsx'

const bulkTool: Tool = {
  name: 'bulk',
  title: TOOL_TITLES.bulk.en,
  icon: EditIcon,
  component: lazy(() => import('./bulk-tool.tsx')),
  router: route.create('/', [route.create('/:tab')]),
}

/** Changes many documents at once, for administrators and editors. The lake refuses it to translators too. */
export const bulkPlugin = definePlugin({
  name: 'bulk',
  tools: (tools, { currentUser }) => (isTranslator(currentUser) ? tools : [...tools, bulkTool]),
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'city'
        ? actions.map((action) => (action.action === 'duplicate' ? duplicateCity : action))
        : actions,
  },
})
