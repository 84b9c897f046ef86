import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import type { Env } from '#lib/env.ts'
import { accountsLog as log } from '#lib/server/log.ts'
import { publicOrigin } from '../origin.ts'
import type { Credential } from './passkeys.ts'
import type { Account } from './people.ts'

/* What the browser signs (https://www.w3.org/TR/webauthn-3/). Loaded at the first use: few requests need it. */
const webauthn = () => import('@simplewebauthn/server')

/** Ed25519, ECDSA with P-256, RSA: what devices have. */
const ALGORITHMS = [-8, -7, -257]

const text = z.string().max(8_192)
const shared = { id: text, rawId: text, type: z.literal('public-key') }

/** What `PublicKeyCredential.toJSON()` gives for a new passkey. */
export const newCredential = z.object({
  ...shared,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})

/** What `PublicKeyCredential.toJSON()` gives for a sign-in. `userHandle` is the account that the device has stored. */
export const signedChallenge = z.object({
  ...shared,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text }),
})

/** Which site a passkey is for: the address at which the browser asked. */
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

/** What the browser needs to make a passkey. `existing` are the ids of those the person has. */
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
    // The device knows the account, and asks for a finger, a face or a code: nothing has to be typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What the browser needs to sign in with whichever passkey of this site the person chooses. */
export async function requestOptions(site: PasskeySite) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID: site.rpID, userVerification: 'required' })
}

type IsExpected = (challenge: string) => boolean

/** The key of a new passkey, or null when the answer is not one to a challenge that `isExpected`, for this site. */
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

/** The counter of the device, or null when the challenge is not one that `isExpected`, or not signed with this passkey. */
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

/** The library throws for every rule that is broken. Whoever sent it gets one answer for all of them. */
function refused(error: unknown): null {
  log.debug({ reason: error instanceof Error ? error.message.slice(0, 200) : error }, 'passkey refused')
  return null
}
