import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Runs the command with a registry that answers every question for advisories like this. */
async function audit(status: number, answer: object) {
  const registry = createServer((request, response) => {
    request.resume()
    const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isQuestion ? answer : {}))
  }).listen(0)
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const child = spawn(process.execPath, ['scripts/run.mjs', 'audit'], {
    env: { ...process.env, npm_config_registry: `http://localhost:${port}`, npm_config_fetch_retries: '0' },
  })
  const [said, warned, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  registry.close()
  return { code, said: said + warned }
}

test('a package with an advisory is named, with where to read about it', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.ca/advisory',
    title: 'Anybody can read the mail',
    severity: 'high',
    vulnerable_versions: '<99',
  }
  expect(await audit(200, { pino: [advisory] })).toEqual({
    code: 1,
    said: 'pino <99 (high): Anybody can read the mail https://example.ca/advisory\n',
  })
})

test('without any it says so', async () => {
  expect(await audit(200, {})).toEqual({
    code: 0,
    said: 'No advisory is about a package that is used in production.\n',
  })
})

test('a registry that does not know advisories is no good news', async () => {
  expect(await audit(405, {})).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^The registry did not say .*\n.*405/),
  })
})
