import { z } from 'zod'
import type { Passkey } from '#lib/server/accounts/passkeys.ts'
import { askServer } from './ask-server.ts'

export type { Passkey }

/** The server's answer to every request about passkeys. */
export interface PasskeysAnswer {
  passkeys: Passkey[]
  /** Whether the server asks for the password before it adds a passkey, because the last sign-in is too long ago. */
  needsPassword: boolean
}

const BASE = '/api/lake/v1/auth/passkeys'

/** Whether this browser can have passkeys at this address. Browsers allow no passkeys for a host that is an IP address. */
export function canUsePasskeys(): boolean {
  const isNumbers = /^[\d.]+$|^\[/.test(location.hostname)
  return !isNumbers && typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
}

/** Whether the person closed the browser's dialog, or another request replaced this one. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** Whether an error says that this device already has a passkey of the account. */
export function isOnThisDevice(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/**
 * Lets a passkey sign the server's challenge. The person chooses the passkey in the browser's dialog, or in the autofill list
 * of the e-mail field when `mediation` is `conditional`. Rejects with the browser's DOMException.
 */
export async function signChallenge(
  options: unknown,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(requestShape.parse(options))
  return toJson(await navigator.credentials.get({ publicKey, mediation, signal }))
}

const requestShape = z.looseObject({ challenge: z.string() })

/** The passkeys of the signed-in person. A call rejects with an Error whose message can be shown, or with a DOMException. */
export const passkeysApi = {
  list: () => askServer<PasskeysAnswer>('GET', BASE),
  rename: (id: string, name: string) => change(`${id}/name`, { name }),
  remove: (id: string) => change(`${id}/remove`),
  add: async (name: string, password: string) => {
    const address = `${BASE}/options`
    const options = await askServer<PublicKeyCredentialCreationOptionsJSON>('POST', address, { password })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = toJson(await navigator.credentials.create({ publicKey }))
    return change('add', { name, credential })
  },
}

function change(path: string, body?: object): Promise<PasskeysAnswer> {
  return askServer('POST', `${BASE}/${path}`, body)
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey.')
  return credential.toJSON()
}
