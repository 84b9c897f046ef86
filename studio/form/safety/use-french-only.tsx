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
  /** Goes on, unless the person is a translator and something else than French would be published. */
  attempt: (publish: () => void) => void
  /** Says why it was refused, as a dialog. */
  refusal: ReactElement | null
}

/**
 * Publishing as a translator: where something else than French changed, the lake refuses it, and the Studio hides its
 * reason. Said before it is asked, and after, when the lake knew better.
 */
export function useFrenchOnly({ id, type, draft, published }: Publishing): FrenchOnly {
  const isLimited = isTranslator(useCurrentUser())
  const event = useDocumentOperationEvent(getPublishedId(id), type)
  const [isRefused, setIsRefused] = useState(false)
  /** What is answered to somebody else's attempt, or was answered before this one, opens nothing. */
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
