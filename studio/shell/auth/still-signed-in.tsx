import { useState } from 'react'
import { session } from '#studio/core/embedded-session.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useCurrent } from '#studio/core/use-current.ts'
import { DialogForm } from './fields.tsx'
import { Modal } from './modal.tsx'
import { AUTH_WORDS } from './words.ts'

/** Says that signing out failed, and why. */
export function StillSignedIn() {
  const language = useStudioLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const problem = useCurrent(session.signOutProblem)
  if (problem === null) return null
  const words = AUTH_WORDS[language]
  const close = () => session.signOutProblem.next(null)

  async function tryAgain() {
    setIsBusy(true)
    await session.signOut()
    setIsBusy(false)
  }

  const form = { submit: words.signOut, cancel: words.close, isBusy, onSubmit: tryAgain, onCancel: close }
  return (
    <Modal language={language} title={words.stillSignedIn} lead={words[problem]} onClose={close}>
      <DialogForm {...form} />
    </Modal>
  )
}
