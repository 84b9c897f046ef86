import { isFree } from '../free-port.ts'
import { builtFor, type Site, type SiteAddress, siteAt, startSite } from './site.ts'
import { LEAD_ENV } from './stored-leads.ts'

/** How the processes of one run hear of the server. */
const VARIABLE = 'MONTAGE_TEST_SITE'

/**
 * Starts the server of all tests that change no content. It listens at the address it was built for, so that its pages come
 * as they were built and name the address they are asked at. Returns what stops it.
 */
export async function startSharedSite(): Promise<() => Promise<void>> {
  const port = Number(new URL(builtFor()).port)
  const isAsBuilt = await isFree(port)
  if (!isAsBuilt) {
    console.warn(
      `Port ${port}, which the pages were built for, is taken: they are made anew for another one.`,
    )
  }
  const site = await startSite({
    ...(isAsBuilt ? { port } : { ownAddress: true }),
    // Forms are sent to it too.
    env: { ...LEAD_ENV, LOG_LEVEL: 'info' },
  })
  const { url, dataDir, token } = site
  process.env[VARIABLE] = JSON.stringify({ url, dataDir, token } satisfies SiteAddress)
  return site.stop
}

export function sharedSite(): Site {
  const started = process.env[VARIABLE]
  if (started === undefined) throw new Error('The shared server is not there: startSharedSite starts it.')
  return siteAt(JSON.parse(started))
}
