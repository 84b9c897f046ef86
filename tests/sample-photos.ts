import sharp from 'sharp'

/** Red above, blue below, so that a test sees which way up a photo is. */
const drawn = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#d00' } }).composite([
    { input: { create: { width: 80, height: 20, channels: 3, background: '#00d' } }, left: 0, top: 20 },
  ])

/** A JPEG as a phone makes it: lying on its side, with the place and the time. Each number is another photo. */
export function phonePhoto(number = 0): Promise<Buffer> {
  return drawn()
    .withExif({
      IFD0: { Make: 'Phone', Model: `Secret model ${number}` },
      IFD2: { DateTimeOriginal: '2026:11:20 10:11:12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 30/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 34/1 6/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export const webpPhoto = (): Promise<Buffer> => drawn().webp().toBuffer()

export const pngPhoto = (): Promise<Buffer> => drawn().png().toBuffer()

/** The beginning of a JPEG, and nothing that can be seen. */
export const notPhoto = (): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])

/** A JPEG that is larger than any photo that is kept, lying on its side: upright it is 3,000 pixels wide and 4,000 high. */
export const widePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#d00' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
