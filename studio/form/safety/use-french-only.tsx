import { type ReactElement, useEffect, useRef, useState } from 'react'
import { getPublishedId, type SanityDocument, useCurrentUser } from 'sanity'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isForbidden } from '#studio/core/error-words.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { useDocumentOperationEvent } from '#studio/core/sanity-internals.ts'
import { NotOnlyFrench } from './not-only-french.tsx'

interface Publishing {
  id: string
  type: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

interface FrenchOnly {
  /** Calls `publish`, unless a translator would publish more than French. */
  attempt: (publish: () => void) => void
  /** The dialog that says why it was refused. */
  refusal: ReactElement | null
}

/**
 * Explains to translators why they cannot publish. The lake refuses it, but the Studio hides the reason. So it is checked before
 * publishing, and read from the lake's answer afterwards.
 */
export function useFrenchOnly({ id, type, draft, published }: Publishing): FrenchOnly {
  const isLimited = isTranslator(useCurrentUser())
  const event = useDocumentOperationEvent(getPublishedId(id), type)
  const [isRefused, setIsRefused] = useState(false)
  /** Only the answer to this attempt opens the dialog. */
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isAsked.current || event?.op !== 'publish') return
    isAsked.current = false
    if (event.type === 'error' && isForbidden(event.error)) setIsRefused(true)
  }, [event])

  function attempt(publish: () => void) {
    if (isLimited && !isFrenchOnly(published, draft)) {
      setIsRefused(true)
      return
    }
    isAsked.current = isLimited
    publish()
  }

  return {
    attempt,
    refusal: isRefused ? (
      <NotOnlyFrench type={type} before={published} after={draft} onClose={() => setIsRefused(false)} />
    ) : null,
  }
}

function isFrenchOnly(published: SanityDocument | null, draft: SanityDocument | null): boolean {
  if (published === null || draft === null) return false
  return differenceOutsideFrench(published, draft) === null
}
