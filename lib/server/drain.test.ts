import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { drainable } from './drain.ts'

async function serve(answer: RequestListener, longest?: number) {
  const server = createServer(answer)
  const drain = drainable(server, longest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  /** A request whose body the test ends itself. */
  const post = (headers = {}) => request({ port, agent, method: 'POST', host: '127.0.0.1', headers })
  return { drain, post }
}

test('a form that is on its way is answered, its connection is not kept, and no new one is taken', async () => {
  const { drain, post } = await serve(async (incoming, response) => response.end(await text(incoming)))
  // The server says when it has the head of the request.
  const form = post({ expect: '100-continue' })
  form.flushHeaders()
  await once(form, 'continue')
  const drained = drain()
  const late = once(post().end(), 'response')
  await expect(late).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  form.end('name=Jo')
  const [answer] = (await once(form, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('name=Jo')
  await drained
})

test('an idle connection and an event stream hold nothing up', async () => {
  const { drain, post } = await serve((_, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('data: 1\n\n')
  }, 600_000)
  const [stream] = (await once(post().end(), 'response')) as [IncomingMessage]
  const started = Date.now()
  await drain()
  expect(await text(stream)).toBe('data: 1\n\n')
  expect(Date.now() - started).toBeLessThan(1000)
})

test('a large answer arrives whole, however slowly it is read', async () => {
  const size = 20_000_000
  const { drain, post } = await serve((_, response) => response.end(Buffer.alloc(size)))
  const [answer] = (await once(post().end(), 'response')) as [IncomingMessage]
  const drained = drain()
  await new Promise((resolve) => setTimeout(resolve, 200))
  let received = 0
  for await (const chunk of answer) received += chunk.length
  expect(received).toBe(size)
  await drained
})

test('what never ends is cut off', async () => {
  const { drain, post } = await serve(() => {}, 200)
  const answer = once(post().end(), 'response')
  answer.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 50))
  await drain()
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' })
})
