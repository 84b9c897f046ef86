/** The kind of a file. `text` is valid UTF-8 without control characters. */
export type Kind = ReturnType<typeof sniff>

/** The kind of a file by its first bytes. Its name does not matter. */
export function sniff(bytes: Uint8Array) {
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)

  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(0xff, 0xd8, 0xff)) return 'jpg'
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp') return isoMedia(ascii(8, 64))
  if (ascii(0, 5) === '%PDF-') return 'pdf'
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'zip'
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return 'webm'
  if (ascii(0, 3) === 'ID3' || starts(0xff, 0xfb) || starts(0xff, 0xf3)) return 'mp3'
  const text = asText(bytes)
  if (text === null) return 'unknown'
  return isSvg(text) ? 'svg' : 'text'
}

/** The text of a UTF-8 file without its byte order mark; null when it is not text. */
export function asText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Text files do not contain these characters.
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text
  } catch {
    return null
  }
}

/** AVIF and MP4 are the same container format. Only the brands after `ftyp`, such as `avif` and `isom`, tell them apart. */
function isoMedia(brands: string) {
  if (/avi[fs]/.test(brands)) return 'avif'
  return /^(isom|iso\d|mp4\d|avc1|M4V |dash)/.test(brands) ? 'mp4' : 'unknown'
}

function isSvg(text: string): boolean {
  const withoutProlog = text.slice(0, 65_536).replace(/^(\s|<\?[^>]*\?>|<!--[\s\S]*?-->)+/, '')
  return /^<(!doctype\s+)?(svg:)?svg[\s>/]/i.test(withoutProlog)
}
