import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { assetPath } from './assets.ts'
import { DiskCache } from './disk-cache.ts'
import { fileTypeOf } from './file-type.ts'
import { writeAtomically } from './files.ts'
import { imageFacts } from './image-facts.ts'
import { transformImage } from './images.ts'
import { AbandonedError, BusyError, Limiter } from './limiter.ts'
import { paletteOf } from './palette.ts'
import type { Transform } from './transform.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-media-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const solid = (width: number, height: number, background = '#c83200') =>
  sharp({ create: { width, height, channels: 3, background } })
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A PNG of a hundred bytes that says it is `width` × `height`. */
function bomb(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const number = (value: number) =>
      Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((n) => n & 255))
    return Buffer.concat([number(data.length), body, number(crc32(body))])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]),
  )
}

describe('imageFacts', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('measures %s', async (format) => {
    const facts = await imageFacts(await solid(60, 40).toFormat(format).toBuffer())
    expect(facts).toMatchObject({
      extension: format === 'jpeg' ? 'jpg' : format,
      width: 60,
      height: 40,
      isOpaque: true,
    })
    expect(facts.lqip).toMatch(/^data:image\/webp;base64,/)
    expect(facts.palette.dominant).toMatchObject({ population: 100, foreground: '#fff' })
  })

  it('measures a drawing, and what is see-through', async () => {
    const facts = await imageFacts(
      bytesOf(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="15" height="20"/></svg>',
      ),
    )
    expect(facts).toMatchObject({ extension: 'svg', width: 30, height: 20, hasAlpha: true, isOpaque: false })
    expect(facts.lqip).toMatch(/^data:image\/webp;base64,/)
  })

  it('measures a photo as it is seen', async () => {
    const sideways = await solid(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await imageFacts(sideways)).toMatchObject({ width: 40, height: 60 })
  })

  it('refuses what is no image, is damaged, is too large or could run', async () => {
    const whole = await solid(600, 400).png().toBuffer()
    await expect(imageFacts(bytesOf('<html>'))).rejects.toThrow('not an image')
    await expect(imageFacts(bytesOf('%PDF-1.7'))).rejects.toThrow('not an image')
    await expect(imageFacts(whole.subarray(0, whole.length / 2))).rejects.toThrow('cannot be read')
    await expect(imageFacts(bomb(60_000, 60_000))).rejects.toThrow('60000 × 60000 pixels')
    await expect(imageFacts(bomb(20_000, 10))).rejects.toThrow('16000 pixels a side')
    await expect(
      imageFacts(bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>')),
    ).rejects.toThrow('pixels')
    await expect(
      imageFacts(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    ).rejects.toThrow('<script>')
  })
})

describe('transformImage', () => {
  const reader = (signal = new AbortController().signal) => ({ client: 'a', signal })
  const lake = () => ({ dataDir: folder, log: { warn: () => {}, error: () => {} } })
  const store = async (name: string, bytes: Uint8Array) =>
    writeAtomically(assetPath(folder, 'image', name), bytes)
  const size = async (
    name: string,
    source: { width: number; height: number; extension: 'jpg' | 'png' | 'svg' },
    transform: Partial<Transform>,
  ) => {
    const wanted: Transform = { fit: 'clip', format: 'png', ...transform }
    const made = await transformImage(lake(), name, source, wanted, reader())
    const { width, height, format } = await sharp(made).metadata()
    return `${width}x${height} ${format}`
  }

  it('does each fit as Sanity does', async () => {
    const name = 'a-200x100.png'
    const source = { width: 200, height: 100, extension: 'png' } as const
    await store(name, await solid(200, 100).png().toBuffer())
    expect(await size(name, source, { width: 100 })).toBe('100x50 png')
    expect(await size(name, source, { width: 50, height: 50 })).toBe('50x25 png')
    expect(await size(name, source, { width: 50, height: 50, fit: 'crop' })).toBe('50x50 png')
    expect(await size(name, source, { width: 50, height: 50, fit: 'fill' })).toBe('50x50 png')
    expect(await size(name, source, { width: 50, height: 50, fit: 'scale' })).toBe('50x50 png')
    expect(await size(name, source, { width: 400, height: 400, fit: 'max' })).toBe('200x100 png')
    expect(await size(name, source, { width: 400 })).toBe('400x200 png')
    expect(
      await size(name, source, {
        rect: { left: 20, top: 0, width: 60, height: 60 },
        width: 30,
        format: 'webp',
      }),
    ).toBe('30x30 webp')
  })

  it('turns a photo before it crops', async () => {
    const name = 'b-40x60.jpg'
    await store(name, await solid(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    const source = { width: 40, height: 60, extension: 'jpg' } as const
    expect(await size(name, source, { rect: { left: 0, top: 30, width: 40, height: 30 } })).toBe('40x30 png')
  })

  it('draws a drawing at the size wanted', async () => {
    const name = 'c-30x20.svg'
    await store(
      name,
      bytesOf(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20"/></svg>',
      ),
    )
    const source = { width: 30, height: 20, extension: 'svg' } as const
    expect(await size(name, source, { width: 900 })).toBe('900x600 png')
    expect(await size(name, source, { width: 300, rect: { left: 0, top: 0, width: 15, height: 20 } })).toBe(
      '300x400 png',
    )
  })

  it('goes on while one of its readers waits, and is dropped when the last has gone before its turn', async () => {
    const name = 'd-2000x2000.png'
    await store(name, await solid(2000, 2000).png().toBuffer())
    const source = { width: 2000, height: 2000, extension: 'png' } as const
    const ask = (width: number, signal?: AbortSignal) =>
      transformImage(lake(), name, source, { fit: 'clip', format: 'png', width }, reader(signal))
    const running = Array.from({ length: 8 }, (_, n) => ask(1_900 + n))
    const [stays, leaves, leavesToo] = [new AbortController(), new AbortController(), new AbortController()]
    const shared = [ask(64, stays.signal), ask(64, leaves.signal)]
    const dropped = ask(80, leavesToo.signal)
    const gone = expect(dropped).rejects.toMatchObject({ status: 503 })
    leaves.abort()
    leavesToo.abort()
    await gone
    expect((await shared[0])?.length).toBeGreaterThan(0)
    await Promise.all(running)
  })

  it('has a sentence for an image that is not there', async () => {
    const asked = transformImage(
      lake(),
      'z-1x1.png',
      { width: 1, height: 1, extension: 'png' },
      { fit: 'clip', format: 'png' },
      reader(),
    )
    await expect(asked).rejects.toMatchObject({ status: 404, message: 'There is no such image.' })
  })
})

describe('DiskCache', () => {
  it('stays within its limit and drops what was not used for longest', async () => {
    const place = join(folder, 'cache-a')
    const cache = new DiskCache(place, 3 * 4096)
    for (const name of ['a', 'b', 'c']) await cache.set(name, bytesOf(name))
    expect(await cache.get('a')).toEqual(bytesOf('a'))
    await cache.set('d', bytesOf('d'))
    expect((await readdir(place)).sort()).toEqual(['a', 'c', 'd'])
    expect(await cache.get('b')).toBeNull()
    await cache.set('huge', new Uint8Array(20_000))
    expect((await readdir(place)).sort()).toEqual(['a', 'c', 'd'])
  })

  it('counts what an earlier process left and survives a file that vanished', async () => {
    const place = join(folder, 'cache-b')
    await new DiskCache(place, 10 * 4096).set('old', new Uint8Array(8000))
    const cache = new DiskCache(place, 3 * 4096)
    expect(await cache.get('old')).toHaveLength(8000)
    await rm(join(place, 'old'))
    expect(await cache.get('old')).toBeNull()
    await cache.set('x', new Uint8Array(8000))
    await cache.set('y', new Uint8Array(8000))
    expect(await readdir(place)).toEqual(['y'])
  })
})

it('writes files whole or not at all', async () => {
  const path = join(folder, 'deep', 'er', 'file.txt')
  await writeAtomically(path, bytesOf('one'))
  await writeAtomically(path, bytesOf('two!'))
  expect((await stat(path)).size).toBe(4)
  expect(await readdir(join(folder, 'deep', 'er'))).toEqual(['file.txt'])
  await writeFile(join(folder, 'plain'), '')
  await expect(writeAtomically(join(folder, 'plain', 'x'), bytesOf(''))).rejects.toThrow()
})

describe('Limiter', () => {
  /** Tasks that note their name when they start. */
  function setUp() {
    const limiter = new Limiter({ parallel: 1, waiting: 6, waitingOfClient: 3 })
    const order: string[] = []
    const run = (name: string, signal?: AbortSignal) =>
      limiter.run(
        name.slice(0, 1),
        async () => {
          order.push(name)
          await new Promise((done) => setTimeout(done, 5))
          if (name === 'broken') throw new Error('broke')
        },
        signal,
      )
    return { order, run }
  }

  it('lets clients take turns, however many tasks one has', async () => {
    const { order, run } = setUp()
    const tasks = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => run(name))
    await Promise.all(tasks)
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('refuses what is too much for one client, and for all', async () => {
    const { order, run } = setUp()
    const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name))
    await expect(run('a5')).rejects.toThrow(BusyError)
    tasks.push(...['b1', 'b2', 'c1'].map((name) => run(name)))
    await expect(run('d1')).rejects.toThrow(BusyError)
    await Promise.all(tasks)
    expect(order).toHaveLength(7)
  })

  it('goes on after a task that failed, and drops one that nobody waits for', async () => {
    const { order, run } = setUp()
    const gone = new AbortController()
    const broken = run('broken')
    const dropped = run('a1', gone.signal)
    const last = run('a2')
    gone.abort()
    await expect(dropped).rejects.toThrow(AbandonedError)
    await expect(broken).rejects.toThrow('broke')
    await last
    await expect(run('a3', gone.signal)).rejects.toThrow(AbandonedError)
    await run('a4')
    expect(order).toEqual(['broken', 'a2', 'a4'])
  })

  it('keeps places free of a client that has its share, and lets a patient one wait', async () => {
    const limiter = new Limiter({ parallel: 2, parallelOfClient: 1, waiting: 1, waitingOfClient: 1 })
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const run = (name: string, until: Promise<void>, isPatient = false) =>
      limiter.run(name.slice(0, 1), () => until.then(() => void order.push(name)), undefined, isPatient)
    const tasks = [run('a1', first.promise), run('a2', first.promise), run('a3', first.promise, true)]
    await expect(run('a4', first.promise)).rejects.toThrow(BusyError)
    await run('b1', Promise.resolve())
    first.resolve()
    await Promise.all(tasks)
    expect(order).toEqual(['b1', 'a1', 'a2', 'a3'])
  })

  it('lets those go first whose tasks took less time lately', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limiter = new Limiter({ parallel: 1, waiting: 20, waitingOfClient: 20, slice: 1_000 })
    const order: string[] = []
    const run = (name: string, took: number) =>
      limiter.run(name.slice(0, 1), async () => {
        order.push(name)
        vi.advanceTimersByTime(took)
      })
    await Promise.all([run('a1', 2_000), run('b1', 2_000), run('c1', 10), run('c2', 10), run('d1', 10)])
    // Half a second is no reason to wait; two are.
    const first = run('e1', 500)
    await Promise.all([first, ...['a2', 'b2', 'c3', 'd2', 'e2'].map((name) => run(name, 10))])
    expect(order.splice(0)).toEqual(['a1', 'b1', 'c1', 'd1', 'c2', 'e1', 'c3', 'd2', 'e2', 'a2', 'b2'])
    // After a minute less is left of the two seconds than one.
    vi.advanceTimersByTime(60_000)
    await Promise.all(['c4', 'a3', 'd3'].map((name) => run(name, 10)))
    expect(order).toEqual(['c4', 'a3', 'd3'])
  })
})

it('tells files by their content and holds them to their name', () => {
  expect(fileTypeOf(bytesOf('%PDF-1.7 …'), 'terms.pdf').extension).toBe('pdf')
  expect(fileTypeOf(bytesOf('a,b\n1,2'), 'table.csv').type).toContain('text/csv')
  expect(fileTypeOf(bytesOf('%PDF-1.7'), 'abc.bin').extension).toBe('pdf')
  expect(fileTypeOf(bytesOf('plain words')).extension).toBe('txt')
  expect(() => fileTypeOf(bytesOf('<html>'), 'page.html')).toThrow('.html')
  expect(() => fileTypeOf(bytesOf('<html>'), 'page.pdf')).toThrow('content is something else')
  expect(() => fileTypeOf(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.txt')).toThrow(
    'something else',
  )
  expect(() => fileTypeOf(new Uint8Array([0, 1, 2, 3]))).toThrow('cannot tell')
})

it('finds the colours of a picture', () => {
  const pixels = new Uint8Array(
    [...Array(30).fill([200, 40, 20, 255]), ...Array(10).fill([40, 60, 80, 255]), [0, 0, 0, 0]].flat(),
  )
  const palette = paletteOf(pixels)
  expect(palette.dominant).toMatchObject({ background: '#c82814', population: 75 })
  expect(palette.vibrant?.background).toBe('#c82814')
  expect(palette.darkMuted?.background).toBe('#283c50')
  expect(paletteOf(new Uint8Array())).toEqual({ _type: 'sanity.imagePalette' })
})
