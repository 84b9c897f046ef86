import fc from 'fast-check'
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
  expect(picture?.srcSet?.match(/\d+w/g)).toEqual(['200w', '400w', '800w'])
  expect(picture?.src).toContain('auto=format')
})

test('only an opaque photograph is previewed', () => {
  const lqip = 'data:image/webp;base64,UklGRg=='
  const withPreview = (isOpaque: boolean) =>
    toPicture({ ...stored('image-abc-1000x500-png'), preview: { lqip, isOpaque } })
  expect(withPreview(true)?.placeholder).toBe(lqip)
  expect(withPreview(false)).not.toHaveProperty('placeholder')
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

test('a picture without a subject is cut around its middle', () => {
  const picture = toPicture(stored('image-abc-400x300-svg'))
  expect(picture).not.toHaveProperty('focus')
  expect(picture).not.toHaveProperty('narrowest')
})

test('no cut that the subject fits into goes through it', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, share, share, (start, size, top, height, cut) => {
      const [left, width] = [start * (1 - size), size]
      const hotspot = { x: left + width / 2, y: top * (1 - height) + height / 2, width, height }
      const picture = toPicture({ ...stored('image-abc-3000x2000-jpg'), hotspot })
      // What a place that is narrower, but not too narrow, shows of the picture.
      const shown = width + cut * (1 - width)
      const [across = 50] = picture?.focus?.split(' ').map(Number.parseFloat) ?? []
      const first = (across / 100) * (1 - shown)
      expect(first).toBeLessThanOrEqual(left + 0.0051)
      expect(first + shown).toBeGreaterThanOrEqual(left + width - 0.0051)
    }),
  )
})

test('a crop of the picture moves the subject', () => {
  const hotspot = { x: 0.75, y: 0.5, width: 0.2, height: 1 }
  const picture = toPicture({
    ...stored('image-abc-1000x500-jpg', { top: 0, bottom: 0, left: 0.5, right: 0 }),
    hotspot,
  })
  expect(picture).toMatchObject({ width: 500, height: 500, narrowest: 0.4 })
  expect(picture).not.toHaveProperty('focus')
})
