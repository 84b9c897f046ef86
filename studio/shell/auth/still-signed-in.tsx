import { useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { Session } from '#studio/core/session.ts'
import { useCurrent } from '#studio/core/use-current.ts'
import { Modal } from './modal.tsx'
import styles from './sign-in.module.css'
import { AUTH_WORDS } from './words.ts'

/** Says that signing out failed, and why. */
export function StillSignedIn({ session, language }: { session: Session; language: Language }) {
  const { signOutProblem } = session
  const [isSending, setIsSending] = useState(false)
  const problem = useCurrent(signOutProblem)
  if (problem === null) return null
  const words = AUTH_WORDS[language]
  const close = () => signOutProblem.next(null)

  async function tryAgain() {
    setIsSending(true)
    await session.signOut()
    setIsSending(false)
  }

  return (
    <Modal language={language} title={words.stillSignedIn} lead={words[problem]} onClose={close}>
      <div className={styles.buttons}>
        <button type="button" className={styles.submit} disabled={isSending} onClick={tryAgain}>
          {words.signOut}
        </button>
        <button type="button" className={styles.cancel} onClick={close}>
          {words.close}
        </button>
      </div>
    </Modal>
  )
}
