import { type MouseEvent, useEffect, useState } from 'react'
import type { Session } from '#studio/core/session.ts'
import type { Problem } from './fields.tsx'
import styles from './sign-in.module.css'
import type { AuthWords } from './words.ts'

interface Props {
  session: Session
  words: AuthWords
  onProblem: (problem: Problem) => void
}

/** The options of a person without a password: a link by mail to the address in the form, or an administrator. */
export function ForgottenPassword({ session, words, onProblem }: Props) {
  const [canMail, setCanMail] = useState(false)
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  useEffect(() => void session.canMailLink().then(setCanMail), [session])

  async function mail({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const email = String(new FormData(form ?? undefined).get('email') ?? '').trim()
    if (!email.includes('@')) {
      onProblem({ field: 'email', message: email ? words.emailWrong : words.emailMissing })
      return
    }
    setState('sending')
    const result = await session.mailLink(email)
    setState(result.ok ? 'sent' : 'ready')
    if (result.ok) return
    const { reason } = result
    onProblem({ message: reason === 'throttled' ? words.throttled(result.retryAfter) : words[reason] })
  }

  if (!canMail) return <p className={styles.help}>{words.help}</p>
  return (
    <>
      <button type="button" className={styles.cancel} disabled={state !== 'ready'} onClick={mail}>
        {words.forgotten}
      </button>
      <p className={styles.help} role="status">
        {state === 'sent' ? words.linkMailed : ''}
      </p>
    </>
  )
}
