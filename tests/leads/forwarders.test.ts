import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { highLevelForwarder } from '#lib/leads/forwarders/highlevel.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import { sampleSubmission } from './samples.ts'

/** A CRM that refuses everything and repeats what it was asked with. */
async function startEcho(): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    response.writeHead(400).end(`No such hook: ${url}, ${headers.authorization}`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a secret that the CRM repeats is in no answer that staff see', async () => {
  const url = await startEcho()
  const { lead } = sampleSubmission()
  const signal = AbortSignal.timeout(5_000)
  const webhook = webhookForwarder(`${url}/hooks/s3cret?key=t0ken`)
  expect((await webhook.send(lead, signal)).answer).toBe('No such hook: …, undefined')
  const highLevel = highLevelForwarder({ apiUrl: url, token: 't0ken', locationId: 'location' })
  expect((await highLevel.send(lead, signal)).answer).toBe('No such hook: /contacts/upsert, Bearer …')
})
