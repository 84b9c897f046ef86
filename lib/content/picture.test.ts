import { expect, test } from 'vitest'
import { toPicture, toSizedPicture } from './picture.ts'

const stored = (asset: string, crop: object | null = null) => ({
  alt: 'A wall',
  asset: { _ref: asset },
  crop,
  hotspot: null,
})

test('a drawing stays a drawing, in its own size', () => {
  expect(toPicture(stored('image-abc-400x300-svg'))).toEqual({
    src: '/api/lake/images/montage/production/abc-400x300.svg',
    width: 400,
    height: 300,
    alt: 'A wall',
  })
})

test('a cropped drawing is painted, in the size that is left', () => {
  const picture = toPicture(stored('image-abc-400x300-svg', { top: 0.5, bottom: 0, left: 0, right: 0.25 }))
  expect(picture).toMatchObject({ width: 300, height: 150 })
  expect(picture?.src).toContain('rect=0,150,300,150')
  expect(picture?.src).toContain('fm=webp')
})

test('a photograph comes in widths up to its own', () => {
  const picture = toPicture(stored('image-abc-1000x500-jpg'))
  expect(picture?.srcSet?.match(/\d+w/g)).toEqual(['400w', '800w'])
  expect(picture?.src).toContain('auto=format')
})

test.each([
  null,
  undefined,
  { alt: null, asset: null, crop: null, hotspot: null },
  stored('file-abc-pdf'),
  stored('image-none'),
])('no image, no picture', (nothing) => {
  expect(toPicture(nothing)).toBeNull()
  expect(toSizedPicture(nothing, { width: 1200, height: 630 }, 'png')).toBeNull()
})
