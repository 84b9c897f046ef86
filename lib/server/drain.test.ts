import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
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
  // After what the system holds for it has been taken.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const late = once(post().end(), 'response')
  await expect(late).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  form.end('name=Jo')
  const [answer] = (await once(form, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('name=Jo')
  await drained
})

/** All that comes before the connection ends, however it ends. */
async function receivedBy(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', (error) => (received ||= error.message))
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

test('who waits to be let in is answered: the system has taken their connections while the server was busy', async () => {
  const code = `
    import { createServer } from 'node:http'
    import { drainable } from '${join(import.meta.dirname, 'drain.ts')}'
    const server = createServer((_, response) => response.end('answered'))
    const drain = drainable(server)
    server.listen(0, '127.0.0.1', () => process.send(server.address().port))
    process.once('message', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
      void drain().then(() => process.exit())
    })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [port] = await once(server, 'message')
  server.send('end')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const answers = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return receivedBy(socket)
  })
  const cut = (await Promise.all(answers)).filter((answer) => !answer.endsWith('answered'))
  expect(cut).toEqual([])
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
