import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffc900' } })
  .png()
  .toBuffer()
const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`)
const upload = (body: BodyInit | Buffer, query = '', role: 'editor' | 'translator' = 'editor') =>
  t.call(`v1/assets/images/production${query}`, { method: 'POST', body: new Blob([body as BlobPart]), role })
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${width}x${height} ${format}`
}

describe('images', () => {
  it('that are damaged on the disk are told from requests that are wrong', async () => {
    const bytes = await sharp(photo).tint('#0000ff').jpeg().toBuffer()
    const { url = '', path = '' } = await t.client('editor').assets.upload('image', bytes)
    const wrong = await fetch(`${url}?rect=5000,5000,10,10`)
    expect(wrong.status).toBe(400)
    const file = join(t.lake.dataDir, 'assets/images', path.split('/').at(-1) ?? '')
    await writeFile(file, bytes.fill(0, bytes.length >> 2))
    const damaged = await fetch(`${url}?w=32`)
    expect(damaged.status).toBe(500)
    expect(damaged.headers.get('cache-control')).toContain('no-store')
    expect(await damaged.json()).toMatchObject({ message: 'This image is damaged.' })
    await rm(file)
  })

  it('whose file is not there are not found, and neither are files', async () => {
    const of = (kind: string, name: string) => `/api/lake/${kind}s/montage/production/${name}`
    const [image, file] = [`${'a'.repeat(40)}-10x10.png`, `${'b'.repeat(40)}.pdf`]
    const documents = [
      { _id: `image-${'a'.repeat(40)}-10x10-png`, _type: 'sanity.imageAsset' },
      { _id: `file-${'b'.repeat(40)}-pdf`, _type: 'sanity.fileAsset' },
    ]
    t.lake.mutate(
      documents.map((create) => ({ create })),
      { author: 'test' },
    )
    for (const address of [of('image', image), `${of('image', image)}?w=5`, of('file', file)]) {
      const response = await fetch(new URL(address, t.url))
      expect([address, response.status]).toEqual([address, 404])
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\.$/) })
    }
  })

  it('are stored, described and served', async () => {
    const document = await t.client('editor').assets.upload('image', photo, {
      filename: 'wall.png',
      title: 'A wall',
      source: { id: 'x1', name: 'camera' },
    })
    const sha1 = createHash('sha1').update(photo).digest('hex')
    expect(document).toMatchObject({
      _id: `image-${sha1}-300x200-png`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      sha1hash: sha1,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'wall.png',
      title: 'A wall',
      source: { id: 'x1', name: 'camera' },
      size: photo.length,
      path: `images/montage/production/${sha1}-300x200.png`,
      url: `${t.url}/images/montage/production/${sha1}-300x200.png`,
      metadata: {
        dimensions: { width: 300, height: 200, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/webp;base64,/),
        palette: { dominant: { background: '#ffc900', foreground: '#000' } },
      },
    })
    const response = await fetch(document.url)
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-sanity-sha1': sha1,
    })
    // In the lake itself the address has no host, so that a site can move.
    expect(t.lake.getDocuments([document._id])[0]?.url).toMatch(/^\/api\/lake\/images\//)
    expect(await t.client().fetch('*[_id == $id][0]{"link": url}', { id: document._id })).toEqual({
      link: document.url,
    })
  })

  it('are the same document when the bytes are', async () => {
    const before = t.lake.lastSeq
    const first = await (await upload(photo)).json()
    const second = await (await upload(photo, '?filename=other.png')).json()
    expect(second).toEqual(first)
    expect(t.lake.lastSeq).toBe(before)
  })

  it('are changed as the address says, for everyone', async () => {
    const { document } = await (await upload(photo)).json()
    const builder = createImageUrlBuilder({ baseUrl: t.url, projectId: 'montage', dataset: 'production' })
    const get = (url: string, headers = {}) => fetch(url, { headers })
    const image = builder.image(document)
    expect(await sizeOf(await get(image.width(150).url()))).toBe('150x100 png')
    expect(await sizeOf(await get(image.size(100, 100).fit('crop').url()))).toBe('100x100 png')
    expect(await sizeOf(await get(image.width(50).dpr(2).format('webp').quality(40).url()))).toBe(
      '100x67 webp',
    )
    expect(await sizeOf(await get(image.rect(10, 10, 100, 50).url()))).toBe('100x50 png')
    const auto = await get(image.width(30).auto('format').url(), { accept: 'image/webp,*/*' })
    expect(auto.headers.get('vary')).toContain('accept')
    expect(await sizeOf(auto)).toBe('32x21 webp')
    const kept = await readdir(join(t.lake.dataDir, 'cache', 'images'))
    const again = await get(image.width(150).url())
    expect(again.headers.get('cache-control')).toContain('immutable')
    expect(await readdir(join(t.lake.dataDir, 'cache', 'images'))).toHaveLength(kept.length)
    expect((await get(`${image.url()}?w=0`)).status).toBe(400)
    expect((await get(`${image.url()}?w=100000`)).headers.get('content-type')).toBe('image/png')
  })

  it('that are drawings stay drawings and cannot run anything', async () => {
    const { document } = await (await upload(drawing('<path d="M0 0h40v20z"/>'), '?filename=a.svg')).json()
    const response = await fetch(`${document.url}?w=400&auto=format`, { headers: { accept: 'image/webp' } })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(await sizeOf(await fetch(`${document.url}?w=400&fm=png`))).toBe('400x200 png')
  })

  it('that move keep moving', async () => {
    const frames = Buffer.from(Array.from({ length: 2 * 30 * 20 * 3 }, (_, index) => (index * 7) % 256))
    const raw = { width: 30, height: 40, channels: 3 as const, pageHeight: 20 }
    const { document } = await (await upload(await sharp(frames, { raw }).gif().toBuffer())).json()
    expect(document.metadata).toMatchObject({ isAnimated: true, dimensions: { width: 30, height: 20 } })
    const response = await fetch(`${document.url}?w=15&auto=format`, { headers: { accept: 'image/webp' } })
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).pages).toBe(2)
    expect(await sizeOf(await fetch(`${document.url}?w=15&fm=jpg`))).toBe('16x11 jpeg')
  })

  it.each([
    ['words', Buffer.from('not an image'), 'not an image'],
    ['a page called .png', Buffer.from('<html><script>alert(1)</script></html>'), 'not an image'],
    ['half a picture', photo.subarray(0, 200), 'damaged'],
    ['a drawing with a script', drawing('<script>alert(1)</script>'), '<script>'],
    ['a drawing with a handler', drawing('<rect onclick="alert(1)"/>'), 'event handler'],
    ['a drawing that calls home', drawing('<image href="https://example.com/x.png"/>'), 'outside itself'],
    [
      'a drawing without end',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'entity',
    ],
    [
      'an enormous drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'),
      'megapixels',
    ],
    ['nothing', Buffer.alloc(0), 'no file'],
  ])('refuses %s', async (_, bytes, reason) => {
    const response = await upload(bytes, '?filename=x.png')
    const body = await response.json()
    expect([response.status, body.error]).toEqual([400, 'Bad Request'])
    expect(body.message).toContain(reason)
  })

  it('refuses a picture that is small on the wire and huge in memory', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect((await (await upload(bomb)).json()).message).toContain('9000 × 9000 pixels')
  })

  it('refuses more than 20 MB with 413', async () => {
    expect((await upload(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
  })

  it('are not for translators to add', async () => {
    expect((await upload(photo, '', 'translator')).status).toBe(403)
  })

  it('are gone once deleted, and 404 when they never were', async () => {
    const { document } = await (await upload(drawing('<circle r="3"/>'))).json()
    await t.client('editor').delete(document._id)
    expect((await fetch(document.url)).status).toBe(404)
    const paths = [
      'x.png',
      `${'0'.repeat(40)}-1x1.png`,
      '..%2f..%2flake.sqlite',
      '%2e%2e/lake.sqlite',
      `${'0'.repeat(40)}-1x1.exe`,
    ]
    for (const path of paths)
      expect((await fetch(`${t.url}/images/montage/production/${path}`)).status).toBe(404)
  })

  it('leave nothing half-written behind', async () => {
    const names = await readdir(join(t.lake.dataDir, 'assets', 'images'))
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
    for (const name of names) {
      const bytes = await readFile(join(t.lake.dataDir, 'assets', 'images', name))
      expect(name.startsWith(createHash('sha1').update(bytes).digest('hex'))).toBe(true)
    }
  })
})

describe('files', () => {
  const pdf = Buffer.from('%PDF-1.7\nguarantee terms\n%%EOF')

  it('are stored and served, in parts too', async () => {
    const document = await t.client('editor').assets.upload('file', pdf, { filename: 'terms.pdf' })
    expect(document).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'pdf',
      mimeType: 'application/pdf',
      originalFilename: 'terms.pdf',
    })
    expect(document._id).toBe(`file-${document.sha1hash}-pdf`)
    const whole = await fetch(`${document.url}?dl=My terms.pdf`)
    expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true)
    expect(whole.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20terms.pdf")
    const part = await fetch(document.url, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${pdf.length}`,
    ])
    const head = await fetch(document.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)])
  })

  it.each([
    ['a page', '<html>', 'page.html'],
    ['a page called .pdf', '<html>', 'page.pdf'],
    ['a program', '\u0000\u0001', 'setup.exe'],
    ['a drawing, which is an image', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
  ])('refuses %s', async (_, text, filename) => {
    const response = await t.call(`v1/assets/files/production?filename=${filename}`, {
      method: 'POST',
      body: text,
    })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/\.$/)
  })
})
