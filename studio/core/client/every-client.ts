import { ObservableSanityClient, SanityClient } from '@sanity/client'
import type { LakeTransport } from './lake-client.ts'

/**
 * Makes every Sanity client of this page that is given the lake's address send its requests there, with the shared event stream
 * and session. The form of a task makes a client of its own, for another dataset, and by default a client asks
 * `<project>.<host>`: a host that does not exist for most names, and no valid URL for an IP address. Call it once, before the
 * Studio renders.
 */
export function keepClientsHome(apiHost: string, { fetch }: LakeTransport): void {
  for (const { prototype } of [SanityClient, ObservableSanityClient]) {
    const config = prototype.config as (this: unknown, settings?: object) => unknown
    Object.assign(prototype, {
      config(this: unknown, settings?: { apiHost?: string }) {
        const isOurs = settings?.apiHost === apiHost
        return config.call(
          this,
          isOurs ? { ...settings, useProjectHostname: false, resolveFetch: () => fetch } : settings,
        )
      },
    })
  }
}
