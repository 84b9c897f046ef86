import { type FormEvent, useRef, useState } from 'react'
import type { Session } from '#studio/core/session.ts'
import { PasswordField, type Problem, ProblemSummary } from './fields.tsx'
import type { Messages } from './messages.ts'
import styles from './sign-in.module.css'

interface Props {
  session: Session
  messages: Messages
  onDone: () => void
  onCancel: () => void
}

/** Sets a password. Somebody who came by a sign-in link has none yet and leaves the first field empty. */
export function PasswordForm({ session, messages, onDone, onCancel }: Props) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [isSending, setIsSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const toggle = { show: messages.showPassword, hide: messages.hidePassword, problems }

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
      invalid: messages.currentWrong,
      weak: messages.passwordWeak,
      throttled: messages.throttled(result.reason === 'throttled' ? result.retryAfter : 0),
      unreachable: messages.unreachable,
      failed: messages.failed,
    }
    setProblems([{ field: field[result.reason], message: text[result.reason] }])
    requestAnimationFrame(() => summary.current?.focus())
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
      <ProblemSummary ref={summary} title={messages.passwordNotSet} problems={problems} />
      <PasswordField
        name="current"
        label={messages.currentPassword}
        hint={messages.currentHint}
        autoComplete="current-password"
        {...toggle}
      />
      <PasswordField
        name="password"
        label={messages.newPassword}
        hint={messages.newHint}
        autoComplete="new-password"
        {...toggle}
      />
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit} disabled={isSending}>
          {isSending ? messages.saving : messages.savePassword}
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
