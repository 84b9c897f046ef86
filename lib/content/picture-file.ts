import 'server-only'
import { siteLog as log } from '#lib/server/log.ts'
import { serverOrigin } from '#lib/server/origin.ts'
import type { Picture } from './picture.ts'

/** The bytes of a picture, for PDFs and pictures that the server draws; `null` without a picture or when it cannot be read. */
export async function readPicture(picture: Picture | null): Promise<Uint8Array | null> {
  if (!picture) return null
  // Pictures of the embedded lake have a path on this server. Hosted pictures have a full URL.
  const address = new URL(picture.src, serverOrigin())
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`It was answered with ${response.status}.`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    log.warn({ err: error, address: address.href }, 'Something is drawn without one of its pictures')
    return null
  }
}
