import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/*
 * Draws the icons of the installed app from the mark. The results are committed under public/, so this only runs
 * again when the mark changes: `node scripts/icons.ts`.
 */

const MARK = new URL('../lib/brand/icon-mark.svg', import.meta.url)
const PUBLIC = new URL('../public/', import.meta.url)
const YELLOW = '#ffc900'

/** A system may cut a maskable icon to a circle four fifths as wide: the mark has to fit in. */
const SAFE = 0.62

const mark = await readFile(MARK)
const drawn = (size: number) => sharp(mark, { density: (72 * size) / 40 }).resize(size, size)
const icon = (size: number) => drawn(size).png({ palette: true, compressionLevel: 9 }).toBuffer()

async function maskable(size: number) {
  const inner = Math.round(size * SAFE)
  const margin = Math.floor((size - inner) / 2)
  return drawn(inner)
    .extend({
      top: margin,
      left: margin,
      right: size - inner - margin,
      bottom: size - inner - margin,
      background: YELLOW,
    })
    .flatten({ background: YELLOW })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

await mkdir(PUBLIC, { recursive: true })
for (const [name, bytes] of [
  ['icon-192.png', await icon(192)],
  ['icon-512.png', await icon(512)],
  ['icon-maskable-512.png', await maskable(512)],
] as const) {
  await writeFile(new URL(name, PUBLIC), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
