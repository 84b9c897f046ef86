import { readFileSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { BRAND } from '#lib/brand/brand.ts'

/* Draws the icons from the mark: for browser tabs, bookmarks and the installed app. `npm run brand` runs it. */

const mark = readFileSync('lib/brand/icon-mark.svg')
const { loud } = BRAND.still

/** The mark's share of a maskable icon's width. A system may cut the icon to a circle with four fifths of its width. */
const SAFE = 0.62

const drawn = (size: number) => sharp(mark, { density: (72 * size) / 40 }).resize(size, size)
const png = (image: Sharp) => image.png({ palette: true, compressionLevel: 9 }).toBuffer()

function maskable(size: number) {
  const inner = Math.round(size * SAFE)
  const margin = Math.floor((size - inner) / 2)
  const others = size - inner - margin
  return drawn(inner)
    .extend({ top: margin, left: margin, right: others, bottom: others, background: loud })
    .flatten({ background: loud })
}

/** An ICO file: a header, an entry of 16 bytes for each picture, then the pictures as PNG. */
function icoOf(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [place, { size, bytes }] of pictures.entries()) {
    const at = 6 + 16 * place
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(drawn(size)) })))
for (const [file, bytes] of Object.entries({
  'public/favicon.ico': icoOf(small),
  // This icon has no transparency: phones cut off its corners and paint black behind transparent parts.
  'app/apple-icon.png': await png(drawn(180).flatten({ background: loud })),
  'public/icon-192.png': await png(drawn(192)),
  'public/icon-512.png': await png(drawn(512)),
  'public/icon-maskable-512.png': await png(maskable(512)),
})) {
  writeFileSync(file, bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
