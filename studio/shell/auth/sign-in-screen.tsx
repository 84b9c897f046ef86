import { type FormEvent, useRef, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { browserLanguage } from '#studio/core/browser-language.ts'
import type { Session, SignInResult } from '#studio/core/session.ts'
import { PasswordField, type Problem, ProblemSummary, TextField, useSecondsUntil } from './fields.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { Modal } from './modal.tsx'
import styles from './sign-in.module.css'
import { usePasskey } from './use-passkey.ts'
import { AUTH_WORDS, type AuthWords } from './words.ts'

/** The sign-in form. It fills the window, or is a dialog in front of the open Studio when the session has expired. */
export default function SignInScreen({
  session,
  reason,
  language: known,
}: {
  session: Session
  reason: 'signed-out' | 'expired'
  /** The language of the open Studio. When absent, the browser's language. */
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

/** The sign-in form. It shows each error above the form, and again below its field. */
function SignInForm({ session, words }: { session: Session; words: AuthWords }) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [waitUntil, setWaitUntil] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const seconds = useSecondsUntil(waitUntil)
  const before = session.state.value
  const passkey = usePasskey(session, (result) => show(result, words.passkeyInvalid))

  function refuse(found: Problem[]) {
    setProblems(found)
    requestAnimationFrame(() => summary.current?.focus())
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const credentials = { email: String(data.get('email')).trim(), password: String(data.get('password')) }
    const wrong = check(credentials, words)
    setWaitUntil(0)
    if (wrong.length > 0) return refuse(wrong)
    setProblems([])
    setIsSending(true)
    const result = await session.signIn(credentials)
    setIsSending(false)
    show(result, words.invalid)
  }

  function show(result: SignInResult, invalid: string) {
    setWaitUntil(0)
    if (result.ok) return
    if (result.reason === 'throttled') setWaitUntil(Date.now() + result.retryAfter * 1000)
    refuse(result.reason === 'throttled' ? [] : [{ message: { ...words, invalid }[result.reason] }])
  }

  const shown = seconds > 0 ? [{ message: words.throttled(seconds) }] : problems
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
      <ProblemSummary ref={summary} title={words.notSignedIn} problems={shown} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        autoComplete="username webauthn"
        defaultValue={before.status === 'expired' ? before.user.email : undefined}
        problems={problems}
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        problems={problems}
        show={words.showPassword}
        hide={words.hidePassword}
      />
      <button type="submit" className={styles.submit} disabled={isSending || seconds > 0}>
        {isSending ? words.submitting : words.submit}
      </button>
      {passkey && (
        <button type="button" className={styles.cancel} disabled={passkey.isBusy} onClick={passkey.signIn}>
          {words.passkeySubmit}
        </button>
      )}
      <ForgottenPassword session={session} words={words} onProblem={(problem) => refuse([problem])} />
    </form>
  )
}

function check({ email, password }: { email: string; password: string }, words: AuthWords): Problem[] {
  const problems: Problem[] = []
  if (!email) problems.push({ field: 'email', message: words.emailMissing })
  else if (!email.includes('@')) problems.push({ field: 'email', message: words.emailWrong })
  if (!password) problems.push({ field: 'password', message: words.passwordMissing })
  return problems
}
