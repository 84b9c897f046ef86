import { badRequest } from '../errors.ts'
import { type Kind, sniff } from './sniff.ts'

/**
 * The kinds of files that are accepted for download. A browser runs none of them as a page. `kind` is the required result of
 * `sniff` (office documents are ZIP archives), `type` the media type of the answer.
 */
const FILES = [
  { extension: 'pdf', kind: 'pdf', type: 'application/pdf' },
  { extension: 'zip', kind: 'zip', type: 'application/zip' },
  { extension: 'docx', kind: 'zip', type: officeType('wordprocessingml.document') },
  { extension: 'xlsx', kind: 'zip', type: officeType('spreadsheetml.sheet') },
  { extension: 'pptx', kind: 'zip', type: officeType('presentationml.presentation') },
  { extension: 'mp4', kind: 'mp4', type: 'video/mp4' },
  { extension: 'webm', kind: 'webm', type: 'video/webm' },
  { extension: 'mp3', kind: 'mp3', type: 'audio/mpeg' },
  { extension: 'png', kind: 'png', type: 'image/png' },
  { extension: 'jpg', kind: 'jpg', type: 'image/jpeg' },
  { extension: 'gif', kind: 'gif', type: 'image/gif' },
  { extension: 'webp', kind: 'webp', type: 'image/webp' },
  { extension: 'avif', kind: 'avif', type: 'image/avif' },
  { extension: 'txt', kind: 'text', type: 'text/plain; charset=utf-8' },
  { extension: 'csv', kind: 'text', type: 'text/csv; charset=utf-8' },
  { extension: 'json', kind: 'text', type: 'application/json' },
  { extension: 'ics', kind: 'text', type: 'text/calendar; charset=utf-8' },
  { extension: 'vtt', kind: 'text', type: 'text/vtt; charset=utf-8' },
] satisfies { extension: string; kind: Kind; type: string }[]

/** A kind of file that can be stored. */
export type FileType = (typeof FILES)[number]

/**
 * The kind of a file. The extension in its name decides, if the content has that kind. Without an extension, or with `.bin`,
 * which `@sanity/export` writes for unknown files, the content decides. Throws LakeError 400 for other files.
 */
export function fileTypeOf(bytes: Uint8Array, filename = ''): FileType {
  const kind = sniff(bytes)
  const claimed = /\.([a-z\d]{1,8})$/i.exec(filename)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
  if (claimed === undefined || claimed === 'bin') {
    const known = FILES.find((file) => file.kind === kind)
    if (known) return known
    throw badRequest(`The server cannot tell what kind of file this is. ${accepted()}`)
  }
  const file = fileTypeFor(claimed)
  if (!file) throw badRequest(`Files of the kind .${claimed} are not taken here. ${accepted()}`)
  if (file.kind !== kind)
    throw badRequest(`This file is called .${claimed}, but its content is something else.`)
  return file
}

/** The kind of file for an extension; undefined for an unknown extension. */
export function fileTypeFor(extension: string): FileType | undefined {
  return FILES.find((file) => file.extension === extension)
}

function officeType(name: string): string {
  return `application/vnd.openxmlformats-officedocument.${name}`
}

function accepted(): string {
  return `It takes: ${FILES.map((file) => file.extension).join(', ')}.`
}
