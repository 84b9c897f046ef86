import { LAKE_PATH } from '#lib/embedded-project.ts'
import { Session } from './session.ts'

// TypeGen and tests load this file outside of a browser, where `location` is undefined.
const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin

export const LAKE_URL = `${origin}${LAKE_PATH}`

/** The session of this tab. With hosted Sanity no code uses it. */
export const session = new Session(LAKE_URL)
