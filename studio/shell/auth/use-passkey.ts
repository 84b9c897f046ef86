import { useEffect, useRef, useState } from 'react'
import { canUsePasskeys, isCancelled, signChallenge } from '#studio/core/passkeys.ts'
import type { Session, SignInResult } from '#studio/core/session.ts'

/** In milliseconds. A challenge is valid for five minutes, so an open form asks for a new one earlier. */
const RENEW_EVERY = 4 * 60_000

interface Passkey {
  isBusy: boolean
  signIn: () => void
}

/**
 * Sign-in with a passkey: in the autofill list of the e-mail field, where the browser supports that, and with a button. Null
 * when the browser cannot have passkeys.
 */
export function usePasskey(session: Session, onResult: (result: SignInResult) => void): Passkey | null {
  const [isPossible] = useState(canUsePasskeys)
  const [isBusy, setIsBusy] = useState(false)
  /** The running request. The browser allows one request at a time, so a new request aborts the former. */
  const running = useRef<AbortController>(undefined)
  const isDialogOpen = useRef(false)

  async function ask(mediation: CredentialMediationRequirement) {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    const options = await session.passkeyChallenge()
    if (request.signal.aborted) return
    if (options === null) {
      if (mediation !== 'conditional') onResult({ ok: false, reason: 'unreachable' })
      return
    }
    try {
      const credential = await signChallenge(options, mediation, request.signal)
      const result = await session.signInWithPasskey(credential)
      onResult(result)
      if (!result.ok && mediation === 'conditional') void offer()
    } catch (error) {
      if (isCancelled(error)) return
      console.warn('The browser could not use a passkey.', error)
      if (mediation !== 'conditional') onResult({ ok: false, reason: 'failed' })
    }
  }

  /** Offers the passkeys in the autofill list of the e-mail field, unless the browser's dialog is open. */
  async function offer() {
    if (!isDialogOpen.current && (await PublicKeyCredential.isConditionalMediationAvailable?.()))
      await ask('conditional')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect runs once for a form, and ends with the form.
  useEffect(() => {
    if (!isPossible) return
    void offer()
    const timer = setInterval(() => void offer(), RENEW_EVERY)
    return () => {
      clearInterval(timer)
      running.current?.abort()
    }
  }, [isPossible])

  async function signIn() {
    setIsBusy(true)
    isDialogOpen.current = true
    await ask('required')
    isDialogOpen.current = false
    setIsBusy(false)
    void offer()
  }

  return isPossible ? { isBusy, signIn } : null
}
