import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expireContent } from '#lib/server/expiry.ts'
import { failedPage } from '#lib/server/failed-page.ts'
import { createFront } from './front.ts'

const PUBLIC = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-type': 'text/html; charset=utf-8',
}

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.useRealTimers()
})

/** A real server with a front before `handle`, and how to ask it. */
async function serve(
  handle: RequestListener,
  answer: RequestListener = (_, response) => response.end('passed'),
  patience?: number,
  longestRender?: number,
) {
  const passed: string[] = []
  const pass: RequestListener = (request, response) => {
    passed.push(request.url ?? '')
    answer(request, response)
  }
  const server = createServer(createFront({ handle, pass, notice: () => {}, patience, longestRender }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path, headers, method }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
        .on('error', reject)
        .end()
    })
  return { get, passed }
}

/** A page that counts how often it was made. */
function counter(more = {}) {
  const made = { times: 0 }
  const handle: RequestListener = (_, response) => {
    made.times += 1
    response.writeHead(200, { ...PUBLIC, 'x-nextjs-cache': 'HIT', ...more })
    response.end(`<p>${made.times}</p><script>a()</script>`.padEnd(2_000))
  }
  return { made, handle }
}

test('Next is asked once; every encoding has the same text and an ETag of its own', async () => {
  const { made, handle } = counter()
  const { get } = await serve(handle)
  const plain = await get('/page')
  const [gzip, br] = await Promise.all(
    ['gzip', 'gzip, br'].map((accepted) => get('/page', { 'accept-encoding': accepted })),
  )
  expect(made.times).toBe(1)
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain.body)
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain.body)
  expect(new Set([plain, gzip, br].map((reply) => reply?.headers.etag)).size).toBe(3)
  expect(gzip?.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzip?.body.length),
  })
  expect(plain.headers['content-length']).toBe('2000')
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(plain.headers['content-security-policy']).toMatch(/; script-src 'self' 'sha256-[^']+'; /)
})

test('304 for the ETag of the encoding that would be sent, and for no other', async () => {
  const { get } = await serve(counter().handle)
  const first = await get('/page', { 'accept-encoding': 'gzip' })
  const etag = String(first.headers.etag)
  const again = (headers: object) => get('/page', { 'if-none-match': etag, ...headers })
  const same = await again({ 'accept-encoding': 'gzip' })
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag])
  expect(same.headers['cache-control']).toBe(PUBLIC['cache-control'])
  expect((await again({ 'accept-encoding': 'br' })).status).toBe(200)
  expect((await again({ 'accept-encoding': 'gzip', 'if-none-match': `"x", ${etag.slice(2)}` })).status).toBe(
    304,
  )
})

test('HEAD has the head of GET and no body', async () => {
  const { get } = await serve(counter().handle)
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const [head, whole] = [await get('/page', headers, 'HEAD'), await get('/page', headers)]
    expect(head.body.length).toBe(0)
    expect(head.headers.etag).toBe(whole.headers.etag)
  }
})

test('visitors at the same time share one question; after a change it is asked again', async () => {
  const { made, handle } = counter()
  const { get } = await serve((request, response) => void setTimeout(handle, 50, request, response))
  await Promise.all(Array.from({ length: 20 }, () => get('/page')))
  expect(made.times).toBe(1)
  expireContent(['any'])
  expect((await get('/page')).body.toString()).toContain('<p>2</p>')
})

test('after a change nobody gets what was begun before it', async () => {
  let text = 'old'
  const begun: string[] = []
  const { get } = await serve((_, response) => {
    const seen = text
    begun.push(seen)
    setTimeout(() => response.writeHead(200, { ...PUBLIC, 'x-nextjs-cache': 'HIT' }).end(seen), 80)
  })
  const early = get('/page')
  await expect.poll(() => begun).toEqual(['old'])
  text = 'new'
  expireContent(['any'])
  const late = await Promise.all([get('/page'), get('/page')])
  expect(late.map(({ body }) => body.toString())).toEqual(['new', 'new'])
  expect((await early).body.toString()).toBe('old')
  expect((await get('/page')).body.toString()).toBe('new')
  expect(begun).toEqual(['old', 'new'])
})

test.each<[string, object]>([
  ['private', { 'cache-control': 'private, no-store' }],
  ['with a cookie', { 'set-cookie': 'a=b' }],
  ['made for one request', { 'x-nextjs-cache': undefined }],
  ['about to be replaced', { 'x-nextjs-cache': 'STALE' }],
])('not stored: an answer that is %s', async (_, headers) => {
  const made = { times: 0 }
  const { get } = await serve((_, response) => {
    made.times += 1
    for (const [name, value] of Object.entries({ ...PUBLIC, 'x-nextjs-cache': 'HIT', ...headers })) {
      if (value) response.setHeader(name, value)
    }
    response.end('text')
  })
  await get('/page')
  await get('/page')
  expect(made.times).toBe(2)
})

test('nothing of a visitor’s request gets to Next but the address and the language', async () => {
  const seen: unknown[] = []
  const { get } = await serve(({ url, method, headers }, response) => {
    seen.push({ url, method, names: Object.keys(headers) })
    response.writeHead(200, PUBLIC).end('text')
  })
  await get('/page?lang=fr&utm_source=x', {
    cookie: 'a=b',
    'x-forwarded-host': 'evil',
    'user-agent': 'Bingbot',
  })
  expect(seen).toEqual([{ url: '/page?lang=fr', method: 'GET', names: ['host'] }])
})

test('redirects and what is for one person are passed on as they came', async () => {
  const { get, passed } = await serve((_, response) => response.writeHead(308, { location: '/x' }).end())
  await get('/old?a=b')
  await get('/contact?attempt=1')
  await get('/page', { rsc: '1' })
  await get('/page?_rsc=wrong', { rsc: '1' })
  expect(passed).toEqual(['/old?a=b', '/contact?attempt=1', '/page', '/page?_rsc=wrong'])
})

test('a page is never answered at an address of the router', async () => {
  const { get } = await serve(counter().handle)
  const reply = await get('/page?lang=fr&_rsc=abc')
  expect([reply.status, reply.headers.location]).toEqual([307, '/page?lang=fr'])
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('when Next fails, the request is passed on', async () => {
  const { get, passed } = await serve((_, response) => void response.destroy(new Error('gone')))
  expect((await get('/page')).body.toString()).toBe('passed')
  expect(passed).toEqual(['/page'])
})

test('a page that was made after a change is not made again two seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { made, handle } = counter()
  const { get } = await serve(handle)
  await get('/page')
  expireContent(['any'])
  await get('/page')
  vi.advanceTimersByTime(2_000)
  await get('/page')
  expect(made.times).toBe(2)
})

test('unless another one was being made meanwhile, which is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { made, handle } = counter()
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { get } = await serve(handle, async (_, response) => {
    begun.resolve()
    await slow.promise
    response.end()
  })
  await get('/page')
  const other = get('/get-quote?service=tv-mounting')
  await begun.promise
  expireContent(['any'])
  await get('/page')
  slow.resolve()
  await other
  vi.advanceTimersByTime(2_000)
  await get('/page')
  expect(made.times).toBe(3)
})

describe('with patience', () => {
  const page = (text: string): RequestListener => {
    return (_, response) => response.writeHead(200, { ...PUBLIC, 'x-nextjs-cache': 'HIT' }).end(text)
  }
  const failure: RequestListener = (_, response) => response.writeHead(500, PUBLIC).end('failed')
  const never: RequestListener = () => {}
  /** What is sent in place of it. */
  const FAILED = `500 ${failedPage()}`

  /** A front before a handler that the test changes. */
  async function serveChanging(patience?: number, first = page('one')) {
    const next = { handle: first }
    const { get } = await serve((request, response) => next.handle(request, response), undefined, patience)
    const read = async (path = '/page') => {
      const { status, body } = await get(path)
      return `${status} ${body}`
    }
    return { next, read }
  }

  test('a page that cannot be made after a change is answered as it was, and made again a little later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { next, read } = await serveChanging(1_000)
    expect(await read()).toBe('200 one')
    next.handle = failure
    expireContent(['any'])
    expect([await read(), await read('/other')]).toEqual(['200 one', FAILED])
    next.handle = page('two')
    expect(await read()).toBe('200 one')
    vi.advanceTimersByTime(5_001)
    expect(await read()).toBe('200 two')
  })

  test('so is one whose making takes long, until it is made', async () => {
    const { next, read } = await serveChanging(50)
    await read()
    const made = Promise.withResolvers<void>()
    next.handle = async (request, response) => {
      await made.promise
      page('two')(request, response)
    }
    expireContent(['any'])
    expect(await read()).toBe('200 one')
    made.resolve()
    await expect.poll(() => read()).toBe('200 two')
  })

  test('so is one that only the build has made: it is read before its making begins, once for all who wait', async () => {
    let requests = 0
    const { read } = await serveChanging(50, (request, response) => {
      requests += 1
      // As Next does, every request after the first one waits for the running render.
      if (requests === 1) page('built')(request, response)
    })
    expect(await Promise.all([read(), read()])).toEqual(['200 built', '200 built'])
    expect(requests).toBe(2)
  })

  test('a change meanwhile does not make visitors wait', async () => {
    const { next, read } = await serveChanging(50)
    await read()
    next.handle = never
    expireContent(['any'])
    expect(await read()).toBe('200 one')
    next.handle = failure
    expireContent(['any'])
    expect(await read()).toBe('200 one')
  })

  test('without it, visitors see that the page cannot be made', async () => {
    const { next, read } = await serveChanging()
    await read()
    next.handle = failure
    expireContent(['any'])
    expect(await read()).toBe(FAILED)
  })
})

describe('a page that is never finished', () => {
  /** The page hangs from the time on that it is told to. */
  function hanging() {
    const state = { hangs: false }
    const handle: RequestListener = (request, response) => {
      if (state.hangs && request.url === '/hangs') return
      response.writeHead(200, { ...PUBLIC, 'x-nextjs-cache': 'HIT' })
      response.end('<p>made</p>')
    }
    return { state, handle }
  }

  test('is given up: it is answered as it was, or as failed', async () => {
    const { state, handle } = hanging()
    const { get, passed } = await serve(handle, undefined, undefined, 100)
    expect((await get('/hangs')).status).toBe(200)
    state.hangs = true
    expireContent(['hangs'])
    const former = await get('/hangs')
    expect([former.status, former.body.toString()]).toEqual([200, '<p>made</p>'])
    const never = await serve(handle, undefined, undefined, 100)
    const failed = await never.get('/hangs')
    expect([failed.status, failed.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(failed.body.toString()).toContain('<html lang="en-CA">')
    expect([...passed, ...never.passed]).toEqual([])
  })

  test('does not keep what is new from anybody', async () => {
    const { state, handle } = hanging()
    const { get } = await serve(handle)
    state.hangs = true
    void get('/hangs').catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expireContent(['new'])
    const started = performance.now()
    expect((await get('/other')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
