import { useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { Session } from '#studio/core/session.ts'
import { Modal } from './modal.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './sign-in.module.css'
import { AUTH_WORDS } from './words.ts'

/** The dialog to set or change a password. */
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
  const words = AUTH_WORDS[language]
  return (
    <Modal language={language} title={words.passwordTitle} lead={words.passwordLead} onClose={onClose}>
      {isDone ? (
        <div className={styles.form} role="status">
          <p className={styles.done}>{words.passwordSet}</p>
          <button type="button" className={styles.submit} onClick={onClose}>
            {words.close}
          </button>
        </div>
      ) : (
        <PasswordForm session={session} words={words} onDone={() => setIsDone(true)} onCancel={onClose} />
      )}
    </Modal>
  )
}
