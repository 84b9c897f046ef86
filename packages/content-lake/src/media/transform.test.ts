import { expect, it } from 'vitest'
import { readTransform } from './transform.ts'

const photo = { width: 1600, height: 1000, extension: 'jpg' } as const
const drawing = { width: 300, height: 200, extension: 'svg' } as const
const read = (query: string, source: Parameters<typeof readTransform>[1] = photo, accept = '') =>
  readTransform(new URLSearchParams(query), source, accept)

it('leaves the original alone when nothing is asked', () => {
  expect(read('')).toBeNull()
  expect(read('utm_source=x&fit=crop&auto=format')).toBeNull()
  expect(read('rect=0,0,1600,1000')).toBeNull()
})

it('reads size, density, fit, crop and quality', () => {
  expect(read('w=400&h=300&dpr=2&fit=crop&q=60&rect=10,20,800,600')).toEqual({
    width: 800,
    height: 600,
    fit: 'crop',
    quality: 75,
    format: 'jpg',
    rect: { left: 10, top: 20, width: 800, height: 600 },
  })
})

it('picks the format by name, or by what the browser reads', () => {
  expect(read('fm=webp')?.format).toBe('webp')
  expect(read('w=400', { ...photo, extension: 'avif' })?.format).toBe('avif')
  expect(read('', { ...photo, extension: 'avif' })).toBeNull()
  expect(read('auto=format', photo, 'image/avif,image/webp,*/*')?.format).toBe('avif')
  expect(read('auto=format', photo, 'image/webp,*/*')?.format).toBe('webp')
  expect(read('w=10&auto=format', { ...photo, extension: 'webp' }, '*/*')?.format).toBe('png')
})

it('rounds sizes up, and keeps their proportions', () => {
  expect(read('w=401')).toMatchObject({ width: 600 })
  expect(read('w=3000')).toMatchObject({ width: 3200 })
  expect(read('h=500')).toMatchObject({ height: 600 })
  expect(read('w=500&h=250&fit=crop')).toMatchObject({ width: 600, height: 300 })
  expect(read('w=1200&h=630&fit=crop')).toMatchObject({ width: 1200, height: 630 })
  const widths = Array.from({ length: 4000 }, (_, n) => read(`w=${n + 1}`)?.width)
  expect(new Set(widths).size).toBeLessThan(20)
})

it('keeps a drawing a drawing unless a raster format is asked for', () => {
  expect(read('w=600&auto=format', drawing, 'image/webp')).toBeNull()
  expect(read('w=600&fm=png', drawing)).toMatchObject({ width: 600, format: 'png' })
})

it('keeps sizes within 4000 pixels and crops within the image', () => {
  expect(read('w=80000&h=40000')).toMatchObject({ width: 4000, height: 2000 })
  expect(read('w=3000&dpr=3')).toMatchObject({ width: 4000 })
  const tall = { width: 100, height: 16_000, extension: 'png' } as const
  expect(read('w=100', tall)).toMatchObject({ width: 25 })
  expect(read('q=50', tall)).toMatchObject({ width: 25 })
  expect(read('h=8000', { ...tall, width: 16_000, height: 100 })).toMatchObject({ height: 25 })
  expect(read('rect=-10,900,2000,500')).toMatchObject({
    rect: { left: 0, top: 900, width: 1600, height: 100 },
  })
})

it.each([
  'w=abc',
  'w=-5',
  'w=0',
  'q=0',
  'q=101',
  'fit=squash',
  'fm=exe',
  'fm=heic',
  'rect=1,2,3',
  'rect=2000,0,10,10',
  'bg=red',
  'blur=5',
  'w=Infinity',
])('refuses %s with a sentence', (query) => {
  expect(() => read(query)).toThrow(/^The image parameter "\w+" .*\.$/)
})

it('paints a drawing for a thumbnail only', () => {
  expect(read('w=40&h=40&dpr=2&fit=crop', drawing)).toMatchObject({ width: 80, height: 80, format: 'png' })
  expect(read('w=400', drawing)).toBeNull()
})
