import { basename } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** The size of a thumbnail as a share of its picture. */
const SCALE = 0.16
/** The greatest height of a column in pixels. A taller thumbnail continues in the next column. */
const COLUMN = 1200
const GAP = 24
const COLUMN_GAP = 4
const LABEL = 22

/**
 * Puts many pictures on one sheet: one row per list, aligned at the top, each picture with its name.
 * @param rows paths of PNG files
 */
export async function contactSheet(rows: string[][], file: string): Promise<void> {
  const placed: OverlayOptions[] = []
  let [top, sheetWidth] = [GAP, 0]
  for (const row of rows) {
    let [left, rowHeight] = [GAP, 0]
    for (const path of row) {
      const columns = await columnsOf(path)
      placed.push({ input: label(basename(path, '.png')), left, top })
      for (const { data, width, height } of columns) {
        placed.push({ input: data, left, top: top + LABEL })
        left += width + COLUMN_GAP
        rowHeight = Math.max(rowHeight, height)
      }
      left += GAP - COLUMN_GAP
    }
    sheetWidth = Math.max(sheetWidth, left)
    top += LABEL + rowHeight + GAP
  }
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .png({ palette: true, effort: 4 })
    .toFile(file)
}

/** A small version of a picture, cut into columns. */
async function columnsOf(path: string) {
  const { width: fullWidth } = await sharp(path).metadata()
  const small = await sharp(path)
    .resize({ width: Math.round(fullWidth * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  return Promise.all(
    Array.from({ length: Math.ceil(height / COLUMN) }, async (_, index) => {
      const part = { left: 0, top: index * COLUMN, width, height: Math.min(COLUMN, height - index * COLUMN) }
      return { data: await sharp(small.data).extract(part).png().toBuffer(), width, height: part.height }
    }),
  )
}

function label(name: string): Buffer {
  const text = `<text y="15" font-family="sans-serif" font-size="11" fill="#fff">${name.replaceAll('-', ' ')}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${name.length * 7}" height="${LABEL}">${text}</svg>`,
  )
}
