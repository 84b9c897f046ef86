import { openAsBlob } from 'node:fs'
import { z } from 'zod'
import { apiError } from '../errors.ts'
import { type AssetKind, assetPath } from '../media/assets.ts'
import { fileTypeFor } from '../media/file-type.ts'
import { IMAGE_TYPES, type ImageExtension } from '../media/image-types.ts'
import { transformImage } from '../media/images.ts'
import { readTransform } from '../media/transform.ts'
import type { LakeDocument } from '../types.ts'
import { type Exchange, param } from './exchange.ts'

const IMAGE = /^([\da-f]{40})-(\d{1,5})x(\d{1,5})\.(png|jpg|gif|webp|avif|svg)$/
const animated = z.object({ metadata: z.object({ isAnimated: z.literal(true) }) })
const FILE = /^([\da-f]{40})\.([a-z\d]{1,8})$/

/** The Content-Security-Policy of images and files. When one of them is opened as a page, it can load and run nothing. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** `images/<project>/<dataset>/<file>`: an image, transformed by the parameters. It is public. */
export async function serveImage(exchange: Exchange): Promise<Response> {
  const { request, url, lake, host } = exchange
  const filename = param(exchange, 'file')
  const [, sha1 = '', width, height, name = ''] = IMAGE.exec(filename) ?? []
  if (!isImageExtension(name)) throw apiError(404, 'There is no such image.')
  const asset = requireAsset(exchange, `image-${sha1}-${width}x${height}-${name}`)

  const isAnimated = animated.safeParse(asset).success
  const source = { width: Number(width), height: Number(height), extension: name, isAnimated }
  const accept = request.headers.get('accept') ?? ''
  const transform = readTransform(url.searchParams, source, accept)
  const headers = headersFor(IMAGE_TYPES[transform?.format ?? name], url)
  if (url.searchParams.has('auto')) headers.set('vary', 'accept')
  if (!transform) return serveOriginal(exchange, 'image', filename, sha1, headers)
  const reader = { client: host.clientOf(request), signal: request.signal }
  const bytes = await transformImage(lake, filename, source, transform, reader)
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { headers })
}

/** `files/<project>/<dataset>/<file>`: a file as it was uploaded. It is public. */
export function serveFile(exchange: Exchange): Promise<Response> {
  const filename = param(exchange, 'file')
  const [, sha1 = '', extension = ''] = FILE.exec(filename) ?? []
  const type = fileTypeFor(extension)
  if (!type) throw apiError(404, 'There is no such file.')
  requireAsset(exchange, `file-${sha1}-${extension}`)
  return serveOriginal(exchange, 'file', filename, sha1, headersFor(type.type, exchange.url))
}

/** Throws 404 for a deleted asset. Its bytes stay on the disk for the history, but are not served. */
function requireAsset({ lake }: Exchange, id: string): LakeDocument {
  const [asset] = lake.getDocuments([id])
  if (!asset) throw apiError(404, 'There is no such image or file.')
  return asset
}

async function serveOriginal(
  { request, lake }: Exchange,
  kind: AssetKind,
  filename: string,
  sha1: string,
  headers: Headers,
): Promise<Response> {
  const blob = await opened(assetPath(lake.dataDir, kind, filename))
  // `@sanity/export` compares the bytes that it downloads with this hash.
  headers.set('x-sanity-sha1', sha1)
  headers.set('accept-ranges', 'bytes')
  const range = rangeOf(request, blob.size)
  if (!range) {
    headers.set('content-length', String(blob.size))
    return new Response(blob.stream(), { headers })
  }
  const [start, end] = range
  headers.set('content-length', String(end - start))
  headers.set('content-range', `bytes ${start}-${end - 1}/${blob.size}`)
  return new Response(blob.slice(start, end).stream(), { status: 206, headers })
}

/** Opens a file. Throws 404 when it is missing. `.catch()` is not enough: `openAsBlob` throws before it returns a promise. */
async function opened(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path)
  } catch (cause) {
    throw apiError(404, 'There is no such image or file.', cause)
  }
}

/** The part of a file that a video player requests, as [start, end). Null means the whole file, also for an invalid header. */
function rangeOf(request: Request, size: number): [start: number, end: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  return start < end ? [start, end] : null
}

/** The headers of an image or file. Its name contains the hash of its bytes, so caches may keep the answer. */
function headersFor(type: string, url: URL): Headers {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  // A PDF has no policy: a PDF viewer does not work in a sandbox, and never runs a PDF's code with the site's origin.
  if (type !== 'application/pdf') {
    headers.set('content-security-policy', SANDBOX)
  }
  const download = url.searchParams.get('dl')
  if (download !== null) {
    const name = download ? `; filename*=UTF-8''${encodeURIComponent(download).replace(/['()*]/g, '_')}` : ''
    headers.set('content-disposition', `attachment${name}`)
  }
  return headers
}

function isImageExtension(name: string): name is ImageExtension {
  return Object.hasOwn(IMAGE_TYPES, name)
}
