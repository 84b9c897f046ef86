import { useState } from 'react'
import { browserLanguage, messagesFor } from './messages.ts'
import { Modal } from './modal.tsx'
import type { Session } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in form: filling the window, or in front of the open Studio when the session has expired. */
export default function SignInScreen({
  session,
  reason,
}: {
  session: Session
  reason: 'signed-out' | 'expired'
}) {
  const [language] = useState(() => browserLanguage())
  const messages = messagesFor(language)
  const isScreen = reason === 'signed-out'
  return (
    <Modal
      language={language}
      title={isScreen ? messages.title : messages.expiredTitle}
      lead={isScreen ? messages.lead : messages.expiredLead}
      isScreen={isScreen}
    >
      <SignInForm session={session} messages={messages} />
    </Modal>
  )
}
