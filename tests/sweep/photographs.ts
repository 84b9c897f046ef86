import type { Hotspot } from 'content-lake/media'
import sharp from 'sharp'

/** A photograph as a good camera makes it, with the place of its subject. */
export interface Photograph {
  filename: string
  bytes: Buffer
  subject: Hotspot
}

const [LONG, SHORT] = [6000, 4000]

/** Two photographs of 24 megapixels, landscape and portrait. A ring marks the subject, away from the middle. */
export function photographs(): Promise<Photograph[]> {
  return Promise.all([
    photograph('landscape.jpg', LONG, SHORT, { x: 0.72, y: 0.4, width: 0.3, height: 0.5 }),
    photograph('portrait.jpg', SHORT, LONG, { x: 0.4, y: 0.28, width: 0.5, height: 0.3 }),
  ])
}

async function photograph(
  filename: string,
  width: number,
  height: number,
  subject: Omit<Hotspot, '_type'>,
): Promise<Photograph> {
  const noise = (scale: number, blur: number) =>
    sharp({
      create: {
        width: width / scale,
        height: height / scale,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .blur(blur)
      .normalise()
      .png()
      .toBuffer()
  const grown = async (picture: Buffer) =>
    sharp(picture).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
  const [light, detail] = await Promise.all([noise(20, 8), noise(4, 2)])
  const [x, y] = [subject.x * width, subject.y * height]
  const [rx, ry] = [(subject.width * width) / 2, (subject.height * height) / 2]
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke-width="90">
    <ellipse cx="${x}" cy="${y}" rx="${rx - 60}" ry="${ry - 60}" stroke="#fff"/><ellipse cx="${x}" cy="${y}" rx="${rx - 160}" ry="${ry - 160}" stroke="#d00"/></g></svg>`
  const bytes = await sharp(await grown(light))
    .composite([{ input: await grown(detail), blend: 'soft-light' }, { input: Buffer.from(mark) }])
    .jpeg({ quality: 88 })
    .toBuffer()
  return { filename, bytes, subject: { _type: 'sanity.imageHotspot', ...subject } }
}
