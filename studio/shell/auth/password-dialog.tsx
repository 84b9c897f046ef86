import { useRef, useState } from 'react'
import { session } from '#studio/core/embedded-session.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import type { ChangePasswordResult } from '#studio/core/session.ts'
import { DialogForm, PasswordField, type Problem, ProblemSummary } from './fields.tsx'
import { Modal } from './modal.tsx'
import styles from './sign-in.module.css'
import { AUTH_WORDS, type AuthWords } from './words.ts'

/** The dialog to set or change a password. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const language = useStudioLanguage()
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
        <PasswordForm words={words} onDone={() => setIsDone(true)} onCancel={onClose} />
      )}
    </Modal>
  )
}

/** The name of the field to correct, for refusals that are about one field. */
const FIELDS: Partial<Record<Reason, string>> = { invalid: 'current', weak: 'password' }

type Reason = Extract<ChangePasswordResult, { ok: false }>['reason']

interface FormProps {
  words: AuthWords
  onDone: () => void
  onCancel: () => void
}

/** The form to set a password. A person who came by a sign-in link has no password yet and leaves the first field empty. */
function PasswordForm({ words, onDone, onCancel }: FormProps) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [isSending, setIsSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const toggle = { show: words.showPassword, hide: words.hidePassword, problems }

  async function submit(data: FormData) {
    setIsSending(true)
    const result = await session.changePassword({
      current: String(data.get('current')),
      password: String(data.get('password')),
    })
    setIsSending(false)
    if (result.ok) return onDone()
    const messages = {
      ...words,
      invalid: words.currentWrong,
      weak: words.passwordWeak,
      throttled: words.throttled(result.reason === 'throttled' ? result.retryAfter : 0),
    }
    setProblems([{ field: FIELDS[result.reason], message: messages[result.reason] }])
    requestAnimationFrame(() => summary.current?.focus())
  }

  return (
    <DialogForm
      submit={isSending ? words.saving : words.savePassword}
      cancel={words.cancel}
      isBusy={isSending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ProblemSummary ref={summary} title={words.passwordNotSet} problems={problems} />
      <PasswordField
        name="current"
        label={words.currentPassword}
        hint={words.currentHint}
        autoComplete="current-password"
        {...toggle}
      />
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={words.newHint}
        autoComplete="new-password"
        {...toggle}
      />
    </DialogForm>
  )
}
