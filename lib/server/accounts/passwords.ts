import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { AccountError } from './errors.ts'
import { PASSWORD_COST } from './password-cost.ts'

const KEY_LENGTH = 32
const MINIMUM_LENGTH = 12
/** The greatest length. Longer passwords are not safer, and cost the server more work. */
const MAXIMUM_LENGTH = 256

/** This hash is compared when there is no account or no password. So these cases take as long as a wrong password. */
const NOBODYS_HASH = format(PASSWORD_COST, Buffer.alloc(16), Buffer.alloc(KEY_LENGTH))

/** Throws AccountError, with a sentence for the person, when a new password is too short or too long. */
export function checkNewPassword(password: string): void {
  if (password.length < MINIMUM_LENGTH || password.length > MAXIMUM_LENGTH) {
    throw new AccountError(
      'bad_password',
      `A password must have ${MINIMUM_LENGTH} to ${MAXIMUM_LENGTH} characters; this one has ${password.length}.`,
    )
  }
}

/** Hashes a password off the event loop, as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return format(PASSWORD_COST, salt, await derive(password, salt, PASSWORD_COST))
}

/** Whether the password has this hash. For `null` (no account or no password) it takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODYS_HASH).split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password.slice(0, MAXIMUM_LENGTH + 1), Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(actual, expected) && hash !== null
}

function format(cost: typeof PASSWORD_COST, salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function derive(password: string, salt: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r }
  // The same accented letter can be typed as one character or two: both must give the same key.
  const text = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
