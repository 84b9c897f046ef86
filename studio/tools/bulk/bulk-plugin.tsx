import { CopyIcon } from '@sanity/icons/Copy'
import { EditIcon } from '@sanity/icons/Edit'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { route } from 'sanity/router'
import { isEditor } from '#studio/core/roles.ts'
import { type StudioTool, toolPlugin } from '#studio/core/studio-tool.tsx'
import { useBulkWords } from './words.ts'

const bulkTool: StudioTool = {
  name: 'bulk',
  titles: { en: 'Bulk changes', fr: 'Modifications en lot' },
  icon: EditIcon,
  component: lazy(() => import('./bulk-tool.tsx')),
  router: route.create('/', [route.create('/:tab')]),
  isFor: isEditor,
}

const DuplicateDialog = lazy(() => import('./duplicate-dialog.tsx'))

/** Replaces the Studio's "Duplicate", which would also copy the address and the figures. */
const duplicateCity: DocumentActionComponent = ({ draft, published }) => {
  const words = useBulkWords().duplicate
  const [isOpen, setIsOpen] = useState(false)
  // The function stays the same. With a new function at each key, the Studio would draw the whole form again.
  const open = useCallback(() => setIsOpen(true), [])
  const city = draft ?? published
  return {
    label: words.label,
    icon: CopyIcon,
    disabled: city === null,
    onHandle: open,
    dialog: isOpen &&
      city !== null && {
        type: 'dialog',
        header: words.label,
        onClose: () => setIsOpen(false),
        content: (
          <Suspense>
            <DuplicateDialog city={city} onClose={() => setIsOpen(false)} />
          </Suspense>
        ),
      },
  }
}
duplicateCity.action = 'duplicate'

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
