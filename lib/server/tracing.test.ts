import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const PROGRAM = `
  const { startTracing } = await import(${JSON.stringify(new URL('./tracing.ts', import.meta.url).href)})
  const { trace } = await import('@opentelemetry/api')
  startTracing()
  trace.getTracer('test').startActiveSpan('a page is made', { attributes: { 'http.target': '/api/request?lead=1&key=of-amelie' } }, (span) => span.end())
  await trace.getTracerProvider().getDelegate().forceFlush()
`

test('a span reaches the collector that the setting names, without the query of its address', async () => {
  const received: { path: string | undefined; body: string }[] = []
  const collector = createServer(async (request, response) => {
    received.push({ path: request.url, body: (await buffer(request)).toString('latin1') })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void collector.close())
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces'])
  expect(received[0]?.body).toContain('a page is made')
  expect(received[0]?.body).toContain('montage')
  expect(received[0]?.body).toContain('/api/request')
  expect(received[0]?.body).not.toContain('of-amelie')
})
