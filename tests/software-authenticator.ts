import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** What a test may make an authenticator do wrong. */
interface Faults {
  origin?: string
  rpID?: string
  counter?: number
  isVerified?: boolean
  userHandle?: string
}

/** A device with one passkey, in software: it makes what `PublicKeyCredential.toJSON()` gives in a browser. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #x: Buffer
  readonly #y: Buffer
  readonly #origin: string
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#x = Buffer.from(x, 'base64url')
    this.#y = Buffer.from(y, 'base64url')
    this.#origin = origin
  }

  create(options: { challenge: string; rp: { id?: string }; user: { id: string } }, faults: Faults = {}) {
    this.#userHandle = options.user.id
    const length = Buffer.from([0, this.id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()])
    const data = this.#authenticatorData(options.rp.id ?? '', HAS_CREDENTIAL, faults, attested)
    // CBOR: { fmt: "none", attStmt: {}, authData: <data> }
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, faults)
    return this.#credential({ clientDataJSON, attestationObject: base64url(attestationObject) })
  }

  get(options: { challenge: string; rpId?: string }, faults: Faults = {}) {
    this.#counter += 1
    const data = this.#authenticatorData(options.rpId ?? '', 0, faults)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, faults)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#key)),
      userHandle: faults.userHandle ?? this.#userHandle,
    })
  }

  #credential<Response>(response: Response) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Faults): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(
    rpID: string,
    flags: number,
    { rpID: otherRpID, counter = this.#counter, isVerified = true }: Faults,
    attested = Buffer.alloc(0),
  ): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(otherRpID ?? rpID), head, attested])
  }

  /** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
  #coseKey(): Buffer {
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      this.#x,
      Buffer.from([0x22, 0x58, 0x20]),
      this.#y,
    ])
  }
}
