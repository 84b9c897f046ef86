import { useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { browserLanguage } from '#studio/core/browser-language.ts'
import type { Session } from '#studio/core/session.ts'
import { Modal } from './modal.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { AUTH_WORDS } from './words.ts'

/** The sign-in form in the window, or in front of the Studio when the session has expired. */
export default function SignInScreen({
  session,
  reason,
  language: known,
}: {
  session: Session
  reason: 'signed-out' | 'expired'
  /** The language of the Studio when it is open. */
  language?: Language
}) {
  const [ofBrowser] = useState(() => browserLanguage())
  const language = known ?? ofBrowser
  const words = AUTH_WORDS[language]
  const isScreen = reason === 'signed-out'
  return (
    <Modal
      language={language}
      title={isScreen ? words.title : words.expiredTitle}
      lead={isScreen ? words.lead : words.expiredLead}
      isScreen={isScreen}
    >
      <SignInForm session={session} words={words} />
    </Modal>
  )
}
