/** The longest side of a sent photo, in pixels: the server keeps no larger photo. QUALITY is that of the JPEG, from 0 to 1. */
const LONGEST_SIDE = 2048
const QUALITY = 0.9

/** The longest side of a preview, in pixels. */
const PREVIEW_SIDE = 128

/** A photo that can be sent. */
interface ReadPhoto {
  /** A smaller JPEG without EXIF, such as the place; the file itself where this browser makes none. */
  bytes: Blob
  /** A small picture as a data URL; empty where this browser makes none. */
  preview: string
}

/** Decodes a chosen photo and scales it. Returns `null` when the file is no photo. */
export async function readPhoto(file: File): Promise<ReadPhoto | null> {
  const image = await decode(file)
  // The server may read a photo that this browser cannot, such as a very large one.
  if (!image) return (await isPhoto(file)) ? { bytes: file, preview: '' } : null
  try {
    if (!canReadCanvas()) return { bytes: file, preview: '' }
    const bytes = await new Promise<Blob | null>((resolve) =>
      drawn(image, LONGEST_SIDE).toBlob(resolve, 'image/jpeg', QUALITY),
    )
    return { bytes: bytes ?? file, preview: drawn(image, PREVIEW_SIDE).toDataURL('image/jpeg') }
  } finally {
    image.close()
  }
}

const decode = (file: File) => createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

/** The picture, at most `longest` pixels a side. A JPEG is not transparent, so its ground is white. */
function drawn(image: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(image.width, image.height))
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Against fingerprints some browsers let pages read noise in place of a canvas. */
function canReadCanvas(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 4, 4)
  const { data } = context.getImageData(0, 0, 4, 4)
  return data.every((value, place) => Math.abs(value - (place % 4 === 0 || place % 4 === 3 ? 255 : 0)) < 8)
}

/** Whether a file begins as a JPEG, a PNG or a WebP does. */
async function isPhoto(file: File): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start)
}
