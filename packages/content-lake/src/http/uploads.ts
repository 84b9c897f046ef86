import { badRequest } from '../errors.ts'
import { type AssetOptions, storeFile, storeImage } from '../media/assets.ts'
import type { LakeDocument } from '../types.ts'
import { json } from './answers.ts'
import { MEGABYTE, readBytes } from './body.ts'
import type { SignedInExchange } from './exchange.ts'

const LARGEST_IMAGE = 20 * MEGABYTE
const LARGEST_FILE = 50 * MEGABYTE
const LONGEST_TEXT = 2000

/** `assets/images`: stores the body as an image and answers its document. */
export function uploadImage(exchange: SignedInExchange): Promise<Response> {
  return upload(exchange, LARGEST_IMAGE, (bytes) => storeImage(exchange.lake, bytes, optionsOf(exchange)))
}

/** `assets/files`: stores the body as a file and answers its document. */
export function uploadFile(exchange: SignedInExchange): Promise<Response> {
  return upload(exchange, LARGEST_FILE, (bytes) => storeFile(exchange.lake, bytes, optionsOf(exchange)))
}

async function upload(
  exchange: SignedInExchange,
  limit: number,
  store: (bytes: Uint8Array) => Promise<LakeDocument>,
): Promise<Response> {
  exchange.member.authorizeUpload()
  const bytes = await readBytes(exchange.request, limit)
  if (bytes.length === 0) throw badRequest('There is no file in this request: send its bytes as the body.')
  exchange.sender().authorizeUpload()
  return json(exchange, { document: await store(bytes) })
}

function optionsOf({ url, member, sender }: SignedInExchange): AssetOptions {
  const text = (name: string) => url.searchParams.get(name)?.slice(0, LONGEST_TEXT) || undefined
  const named = (['filename', 'label', 'title', 'description', 'creditLine'] as const).flatMap((name) => {
    const value = text(name)
    return value ? [[name, value]] : []
  })
  const sourceId = text('sourceId')
  const [sourceName, sourceUrl] = [text('sourceName'), text('sourceUrl')]
  return {
    author: member.id,
    authorize: () => sender().authorizeUpload(),
    ...Object.fromEntries(named),
    ...(sourceId && {
      source: { id: sourceId, ...(sourceName && { name: sourceName }), ...(sourceUrl && { url: sourceUrl }) },
    }),
  }
}
