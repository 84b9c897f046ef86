import { type ReactElement, useState } from 'react'
import { getPublishedId, type SanityDocument, useCurrentUser } from 'sanity'
import { englishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { FrenchDialog } from './french-dialog.tsx'

interface Publishing {
  id: string
  type: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

interface BeforePublishing {
  /** Publishes, or asks first about the French. */
  ask: () => void
  dialog: ReactElement | null
}

/** Asks before English is published while its French is missing or out of date. Translators publish French only. */
export function useFrenchDialog(
  { id, type, draft, published }: Publishing,
  publish: () => void,
): BeforePublishing {
  const isLimited = isTranslator(useCurrentUser())
  const [isOpen, setIsOpen] = useState(false)
  return {
    ask: () =>
      !isLimited && englishWithoutFrench(published, draft).length > 0 ? setIsOpen(true) : publish(),
    dialog:
      isOpen && draft ? (
        <FrenchDialog
          id={getPublishedId(id)}
          type={type}
          draft={draft}
          texts={englishWithoutFrench(published, draft)}
          onPublish={publish}
          onClose={() => setIsOpen(false)}
        />
      ) : null,
  }
}
