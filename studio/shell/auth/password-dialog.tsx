import { useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { Session } from '#studio/core/session.ts'
import { messagesFor } from './messages.ts'
import { Modal } from './modal.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './sign-in.module.css'

/** Where people set or change their password. */
export default function PasswordDialog({
  session,
  language,
  onClose,
}: {
  session: Session
  language: Language
  onClose: () => void
}) {
  const [isDone, setIsDone] = useState(false)
  const messages = messagesFor(language)
  return (
    <Modal language={language} title={messages.passwordTitle} lead={messages.passwordLead} onClose={onClose}>
      {isDone ? (
        <div className={styles.form} role="status">
          <p className={styles.done}>{messages.passwordSet}</p>
          <button type="button" className={styles.submit} onClick={onClose}>
            {messages.close}
          </button>
        </div>
      ) : (
        <PasswordForm
          session={session}
          messages={messages}
          onDone={() => setIsDone(true)}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
