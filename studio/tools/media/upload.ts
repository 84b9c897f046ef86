import type { SanityClient } from '@sanity/client'
import { isObject } from '#studio/core/is-object.ts'

/** The kinds of image that the site can show. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

export type UploadState =
  | { is: 'waiting' | 'uploading' }
  | { is: 'done'; assetId: string }
  | { is: 'failed'; error: unknown }
  /** It is no image, or one that the lake does not take. */
  | { is: 'unusable' }

export interface Upload {
  id: string
  file: File
  state: UploadState
}

/** How many uploads run at a time. The server reads the pixels of each, so more uploads would only wait for each other. */
const AT_ONCE = 2

/** Uploads images, two at a time. A file that fails does not stop the others. */
export async function uploadAll(
  client: SanityClient,
  uploads: readonly Upload[],
  onState: (id: string, state: UploadState) => void,
): Promise<void> {
  const waiting = [...uploads]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      onState(next.id, { is: 'uploading' })
      onState(next.id, await upload(client, next.file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function upload(client: SanityClient, file: File): Promise<UploadState> {
  if (!IMAGE_TYPES.includes(file.type)) return { is: 'unusable' }
  try {
    const { _id } = await client.assets.upload('image', file, { filename: file.name })
    return { is: 'done', assetId: _id }
  } catch (error) {
    const isRefused = isObject(error) && (error.statusCode === 400 || error.statusCode === 415)
    return isRefused ? { is: 'unusable' } : { is: 'failed', error }
  }
}
