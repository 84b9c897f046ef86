import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import type { Env } from '#lib/env.ts'
import { accountsLog as log } from '#lib/server/log.ts'
import { publicOrigin } from '../origin.ts'
import type { Credential } from './passkeys.ts'
import type { Account } from './people.ts'

/* The library for passkeys (https://www.w3.org/TR/webauthn-3/). It is loaded at its first use, because few requests need it. */
const webauthn = () => import('@simplewebauthn/server')

/** COSE numbers of Ed25519, ECDSA with P-256, and RSA: the algorithms of today's devices. */
const ALGORITHMS = [-8, -7, -257]

const text = z.string().max(8_192)
const shared = { id: text, rawId: text, type: z.literal('public-key') }

/** The result of `PublicKeyCredential.toJSON()` for a new passkey. */
export const newCredential = z.object({
  ...shared,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})

/** The result of `PublicKeyCredential.toJSON()` for a sign-in. `userHandle` is the account id that the device has stored. */
export const signedChallenge = z.object({
  ...shared,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text }),
})

/** The site that a passkey belongs to: the origin and the host name of the address in the browser. */
export interface PasskeySite {
  origin: string
  rpID: string
}

export function passkeySite(
  request: Request,
  settings: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>,
): PasskeySite {
  const origin = publicOrigin(request, settings)
  return { origin, rpID: new URL(origin).hostname }
}

/** The options from which a browser makes a passkey. `existing` are the ids of the person's passkeys. */
export async function creationOptions(site: PasskeySite, account: Account, existing: string[]) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: `${BRAND.name} Studio`,
    rpID: site.rpID,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.displayName,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map((id) => ({ id })),
    // The device stores the account and checks a finger, a face or a code. So no e-mail address or password is needed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The options from which a browser signs in with any passkey of this site. */
export async function requestOptions(site: PasskeySite) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID: site.rpID, userVerification: 'required' })
}

type IsExpected = (challenge: string) => boolean

/** The data of a new passkey. Null when the credential is for another site, or `isExpected` rejects its challenge. */
export async function readNewCredential(
  response: z.infer<typeof newCredential>,
  site: PasskeySite,
  isExpected: IsExpected,
): Promise<Omit<Credential, 'accountId'> | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isExpected,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(refused)
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  return { credentialId: id, publicKey, counter }
}

/** The passkey's new counter of uses. Null when `isExpected` rejects the challenge, or the signature is not of this passkey. */
export async function readSignature(
  response: z.infer<typeof signedChallenge>,
  site: PasskeySite,
  { accountId, credentialId, publicKey, counter }: Credential,
  isExpected: IsExpected,
): Promise<number | null> {
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== accountId) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isExpected,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    credential: { id: credentialId, publicKey, counter },
    requireUserVerification: true,
  }).catch(refused)
  return result?.verified ? result.authenticationInfo.newCounter : null
}

/** The library throws a different error for each broken rule. The client gets the same response for all of them. */
function refused(error: unknown): null {
  log.debug({ reason: error instanceof Error ? error.message.slice(0, 200) : error }, 'passkey refused')
  return null
}
