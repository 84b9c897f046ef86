import { CopyIcon } from '@sanity/icons/Copy'
import { lazy, Suspense, useCallback, useState } from 'react'
import { type DocumentActionComponent, definePlugin } from 'sanity'
import { useBulkWords } from './words.ts'

const DuplicateDialog = lazy(() => import('./duplicate-dialog.tsx'))

const duplicateCity: DocumentActionComponent = ({ draft, published }) => {
  const words = useBulkWords().duplicate
  const [isOpen, setIsOpen] = useState(false)
  // Always the same function. With a new function at each keystroke, the Studio would render the whole form again.
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

/** Replaces the Studio's "Duplicate" of a city, which would also copy the address and the figures. */
export const duplicateCityPlugin = definePlugin({
  name: 'duplicate-city',
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === 'city'
        ? actions.map((action) => (action.action === 'duplicate' ? duplicateCity : action))
        : actions,
  },
})
