export type ImageExtension = 'png' | 'jpg' | 'gif' | 'webp' | 'avif' | 'svg'

export const IMAGE_TYPES: Record<ImageExtension, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}
