import { type FormEvent, useRef, useState } from 'react'
import type { Session } from '#studio/core/session.ts'
import { PasswordField, type Problem, ProblemSummary } from './fields.tsx'
import styles from './sign-in.module.css'
import type { AuthWords } from './words.ts'

interface Props {
  session: Session
  words: AuthWords
  onDone: () => void
  onCancel: () => void
}

/** The form to set a password. After a sign-in link there is none yet, and the first field stays empty. */
export function PasswordForm({ session, words, onDone, onCancel }: Props) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [isSending, setIsSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const toggle = { show: words.showPassword, hide: words.hidePassword, problems }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setIsSending(true)
    const result = await session.changePassword({
      current: String(data.get('current')),
      password: String(data.get('password')),
    })
    setIsSending(false)
    if (result.ok) return onDone()
    const field = {
      invalid: 'current',
      weak: 'password',
      throttled: undefined,
      unreachable: undefined,
      failed: undefined,
    }
    const text = {
      invalid: words.currentWrong,
      weak: words.passwordWeak,
      throttled: words.throttled(result.reason === 'throttled' ? result.retryAfter : 0),
      unreachable: words.unreachable,
      failed: words.failed,
    }
    setProblems([{ field: field[result.reason], message: text[result.reason] }])
    requestAnimationFrame(() => summary.current?.focus())
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
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
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit} disabled={isSending}>
          {isSending ? words.saving : words.savePassword}
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
