import type { Language } from '#lib/i18n/languages.ts'

/** `encoding`: the encoding cannot be determined with certainty. `not-text`: the file has characters that no text has. */
export type TextProblem = 'encoding' | 'not-text'

/** A file that cannot be read as text. */
export class TextFileError extends Error {
  override name = 'TextFileError'
  readonly problem: TextProblem

  constructor(problem: TextProblem, detail = '') {
    super(detail || problem)
    this.problem = problem
  }
}

export const TEXT_PROBLEMS: Record<Language, Record<TextProblem, string>> = {
  en: {
    encoding:
      'The letters of the file cannot be told for certain, so accents would be lost. Save it in UTF-8 (in Excel: "CSV UTF-8") and choose it again.',
    'not-text':
      'This is not a file of text, or it is damaged: it has characters that no text has. Save or export it again, and choose that file.',
  },
  fr: {
    encoding:
      'On ne peut pas savoir avec certitude quelles lettres contient le fichier : les accents seraient perdus. Enregistrez-le en UTF-8 (dans Excel : « CSV UTF-8 ») et choisissez-le de nouveau.',
    'not-text':
      'Ce n’est pas un fichier de texte, ou il est endommagé : il contient des caractères qu’aucun texte ne contient. Enregistrez-le ou exportez-le de nouveau, puis choisissez ce fichier.',
  },
}

/**
 * The text of a file from staff, without a byte order mark. The encoding is the one of the byte order mark, or UTF-8 when the
 * bytes are valid UTF-8, or the one of the XML declaration, or Windows-1252, which spreadsheets write. Throws TextFileError
 * when the encoding is uncertain or the file is not text.
 */
export function readTextFile(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (IMPOSSIBLE.test(text)) throw new TextFileError('not-text')
  return text
}

/** Control characters, characters that XML forbids, and U+FFFD, which programs write for a letter they cannot read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: The expression looks for control characters.
const IMPOSSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd-\uffff]|\p{Surrogate}/u

function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide) return decodeAs(wide, bytes)
  const declared = declaredEncodingOf(bytes)
  // Multi-byte encodings are tried before UTF-8, because the bytes of some of them are also valid UTF-8.
  if (declared && !isSingleByte(declared)) return decodeAs(declared, bytes)
  try {
    return decodeAs('utf-8', bytes)
  } catch (error) {
    if (declared && declared !== 'utf-8') return decodeAs(declared, bytes)
    const text = decodeAs('windows-1252', bytes)
    if (declared || NOT_WRITTEN_HERE.test(text)) throw error
    return text
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new TextFileError('encoding', encoding)
  }
}

/** UTF-16 by its byte order mark, or by the zeros beside its first two letters, which are ASCII in a table and in XML. */
function wideEncodingOf([one, two, three, four]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  // UTF-32 begins with these bytes. Browsers cannot read it.
  if (one === 0xff && two === 0xfe && three === 0 && four === 0) throw new TextFileError('encoding', 'utf-32')
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (one && two === 0 && three && four === 0) return 'utf-16le'
  return one === 0 && two && three === 0 && four ? 'utf-16be' : null
}

/** The encoding in an XML declaration. A file whose declaration is readable as ASCII is not UTF-16, even if it says so. */
function declaredEncodingOf(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const said = /^(?:ï»¿)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(head)?.[1]
  if (said === undefined) return null
  try {
    const { encoding } = new TextDecoder(said)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    throw new TextFileError('encoding', said)
  }
}

const isSingleByte = (encoding: string) =>
  /^(?:utf-8|windows-|iso-8859-|macintosh|x-mac|koi8|ibm866)/.test(encoding)

/**
 * Characters of Windows-1252 that no English or French text has. Bytes of another encoding, such as that of older Macs, mostly
 * become such characters when they are read as Windows-1252.
 */
const NOT_WRITTEN_HERE = /[^\0-\x7f\xa0«»°²³·¼½¾×£¢§©®±µÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïñôöùûüÿ€…‘’“”•–—™ŒœŸ]/u
