import 'server-only'
import { hostedClient } from '#lib/content/hosted-client.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { env } from '#lib/env.ts'
import { getLake } from '#lib/server/lake.ts'
import { embeddedStaff } from './embedded-staff.ts'
import { hostedStaff } from './hosted-staff.ts'
import type { Staff } from './staff.ts'

let staff: Staff | undefined

/** The people of this site's Studio. */
export function getStaff(): Staff {
  staff ??= isEmbedded
    ? embeddedStaff(getLake())
    : hostedStaff(
        (token) => hostedClient().withConfig({ token, timeout: LONGEST }),
        env.SANITY_API_READ_TOKEN,
      )
  return staff
}

/** Milliseconds that a request of staff waits for Sanity. */
const LONGEST = 10_000
