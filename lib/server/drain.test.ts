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
  const post = () => request({ port, agent, method: 'POST', host: '127.0.0.1' })
  return { drain, post }
}

test('a form that is on its way is answered, its connection is not kept, and no new one is taken', async () => {
  const { drain, post } = await serve(async (incoming, response) => response.end(await text(incoming)))
  const form = post()
  form.write('name=')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const drained = drain()
  const late = once(post().end(), 'response')
  await expect(late).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  form.end('Jo')
  const [answer] = (await once(form, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('name=Jo')
  await drained
})

test('an idle connection and an event stream hold nothing up', async () => {
  const { drain, post } = await serve((_, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('data: 1\n\n')
  })
  const [stream] = (await once(post().end(), 'response')) as [IncomingMessage]
  const started = Date.now()
  await drain()
  expect(await text(stream)).toBe('data: 1\n\n')
  expect(Date.now() - started).toBeLessThan(1000)
})

test('what never ends is cut off', async () => {
  const { drain, post } = await serve(() => {}, 200)
  const answer = once(post().end(), 'response')
  answer.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 50))
  await drain()
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' })
})
