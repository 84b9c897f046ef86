/** The bytes of a text as other programs write it. Latin 1 and Windows-1252 are the same for the letters used here. */
export const ENCODERS = {
  utf8: (text: string) => new Uint8Array(Buffer.from(text)),
  utf8Bom: (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`)),
  latin1: (text: string) => new Uint8Array(Buffer.from(text, 'latin1')),
  utf16: (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  utf16WithoutBom: (text: string) => new Uint8Array(Buffer.from(text, 'utf16le')),
  utf16be: (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
  utf16beWithoutBom: (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
  utf32: (text: string) => {
    const codes = [0xfeff, ...Array.from(text, (character) => character.codePointAt(0) ?? 0)]
    return new Uint8Array(new Uint32Array(codes).buffer)
  },
  /** Of an older Mac, where é has the byte that is Ž in Windows. */
  mac: (text: string) => new Uint8Array(Buffer.from(text.replaceAll('é', '\u008e'), 'latin1')),
}
