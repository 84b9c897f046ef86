import { Text } from '@sanity/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { getPublishedId, type SanityDocument, useCurrentUser } from 'sanity'
import { englishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isToReview } from '#lib/i18n/translation-state.ts'
import { isForbidden } from '#studio/core/error-words.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { useDocumentOperationEvent } from '#studio/core/sanity-internals.ts'
import { NoticeDialog } from '#studio/core/ui/notice-dialog.tsx'
import { ChangeList, useChanges } from './change-list.tsx'
import { FrenchDialog } from './french-dialog.tsx'
import { type Approval, useApproval } from './use-approval.ts'
import { useSafetyWords } from './words.ts'

interface Publishing {
  id: string
  type: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

interface BeforePublishing {
  /** Calls `publish`, or asks for approval, or opens the dialog: it explains a refusal, or asks about missing French. */
  ask: () => void
  dialog: ReactElement | null
  /** What a second person has to do with it, where the site settings ask for that. */
  approval: Approval
}

/**
 * Translators can publish only French. A dialog tells them why a publication is refused, because the Studio hides the lake's
 * reason. For this, the changes are checked before publishing, and the lake's answer is read afterwards. Other people are asked
 * about French that is missing or out of date, and everybody about suggested French.
 */
export function useBeforePublishing(
  { id, type, draft, published }: Publishing,
  publish: () => void,
): BeforePublishing {
  const isLimited = isTranslator(useCurrentUser())
  const event = useDocumentOperationEvent(getPublishedId(id), type)
  const [shown, setShown] = useState<'refusal' | 'french' | null>(null)
  /** Whether this tab has asked to publish. Only the answer to that request opens the dialog. */
  const isAsked = useRef(false)
  const approval = useApproval(id, draft)

  useEffect(() => {
    if (!isAsked.current || event?.op !== 'publish') return
    isAsked.current = false
    if (event.type === 'error' && isForbidden(event.error)) setShown('refusal')
  }, [event])

  function ask() {
    if (isLimited && !isFrenchOnly(published, draft)) return setShown('refusal')
    if (approval.step === 'ask') return approval.ask()
    if (openTexts(published, draft).length > 0) return setShown('french')
    send()
  }

  function send() {
    isAsked.current = isLimited
    publish()
  }

  /** Translators publish French alone, so they are asked only about suggestions. */
  function openTexts(before: SanityDocument | null, after: SanityDocument | null) {
    const texts = englishWithoutFrench(before, after)
    return isLimited ? texts.filter(({ field }) => isToReview(field)) : texts
  }

  const close = () => setShown(null)
  if (shown === 'refusal') {
    const dialog = <NotOnlyFrench type={type} before={published} after={draft} onClose={close} />
    return { ask, approval, dialog }
  }
  if (shown === null || !draft) return { ask, approval, dialog: null }
  const props = { id: getPublishedId(id), type, draft, texts: openTexts(published, draft) }
  return {
    ask,
    approval,
    dialog: <FrenchDialog {...props} isTranslating={isLimited} onPublish={send} onClose={close} />,
  }
}

function isFrenchOnly(published: SanityDocument | null, draft: SanityDocument | null): boolean {
  return published !== null && draft !== null && differenceOutsideFrench(published, draft) === null
}

interface NotOnlyFrenchProps {
  type: string
  before: object | null
  after: object | null
  onClose: () => void
}

/** Explains why a translator cannot publish, and lists the changes that are not French. */
function NotOnlyFrench({ type, before, after, onClose }: NotOnlyFrenchProps) {
  const words = useSafetyWords()
  const changes = useChanges(type, before, after).filter(({ path }) => path.at(-1) !== 'fr')
  return (
    <NoticeDialog title={words.notYours} onClose={onClose}>
      <Text size={1}>{before ? words.notOnlyFrench : words.newIsNotYours}</Text>
      {before && changes.length > 0 && <ChangeList changes={changes} />}
    </NoticeDialog>
  )
}
