import { LinkIcon } from '@sanity/icons/Link'
import { lazy, Suspense, useCallback, useState } from 'react'
import { type DocumentActionComponent, definePlugin, usePerspective } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { documentOfPath, pathOf, SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { isEditor } from '#studio/core/roles.ts'
import { useWords } from './words.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** Shares the drafts of a page with people without an account: from its document, or from the preview beside it. */
export const sharePlugin = definePlugin(() => {
  const share: DocumentActionComponent = ({ type, draft, published, version }) => {
    const [isOpen, setIsOpen] = useState(false)
    // Always the same function. With a new function at each keystroke, the Studio would render the whole form again.
    const open = useCallback(() => setIsOpen(true), [])
    const { words } = useWords()
    const { perspectiveStack } = usePerspective()
    const preview = usePresentationParams(false)?.preview
    const path = preview ? shownPath(preview) : pagePathOf(type, version ?? draft ?? published)
    if (path === null) return null
    return {
      label: words.action,
      icon: LinkIcon,
      onHandle: open,
      dialog: isOpen && {
        type: 'custom',
        component: (
          <Suspense>
            <ShareDialog path={path} perspective={perspectiveStack.join()} onClose={() => setIsOpen(false)} />
          </Suspense>
        ),
      },
    }
  }
  return {
    name: 'share',
    document: {
      actions: (actions, { currentUser }) => (isEditor(currentUser) ? [...actions, share] : actions),
    },
  }
})

/** The path of the page in the preview. `preview` is a path or a whole address. French pages have the same paths. */
const shownPath = (preview: string): string => new URL(preview, window.location.origin).pathname

/** The path of a document's own page; null when the document has no page, or no slug yet. */
function pagePathOf(type: string, document: { [field: string]: unknown } | null): string | null {
  const single = SINGLE_PAGES.find((path) => {
    const about = documentOfPath(path)
    return about.type === type && about.slug === null
  })
  const slug = (document?.slug as { current?: string } | undefined)?.current ?? null
  return single ?? pathOf({ _type: type, slug })
}
