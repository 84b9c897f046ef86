import { EditIcon } from '@sanity/icons/Edit'
import { lazy } from 'react'
import { route } from 'sanity/router'
import { isEditor } from '#studio/core/roles.ts'
import { type StudioTool, toolPlugin } from '#studio/core/studio-tool.tsx'
import { duplicateCity } from './duplicate-city.tsx'

const bulkTool: StudioTool = {
  name: 'bulk',
  titles: { en: 'Bulk changes', fr: 'Modifications en lot' },
  icon: EditIcon,
  component: lazy(() => import('./bulk-tool.tsx')),
  router: route.create('/', [route.create('/:tab')]),
  isFor: isEditor,
}

/** The tool for bulk changes, for administrators and editors. The lake refuses them to translators. */
export const bulkPlugin = () =>
  toolPlugin(bulkTool, {
    document: {
      actions: (actions, { schemaType }) =>
        schemaType === 'city'
          ? actions.map((action) => (action.action === 'duplicate' ? duplicateCity : action))
          : actions,
    },
  })
