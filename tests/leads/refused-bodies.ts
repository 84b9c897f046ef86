import { expect, onTestFinished } from 'vitest'
import type { BadBody } from './bad-bodies.ts'
import { agent, post } from './post.ts'
import { startProgram } from './process.ts'
import { storedIds, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

/**
 * Posts the bodies, sixteen at a time. Each must be refused with a sentence that names the field; nothing may be
 * stored, and nothing personal logged. `seed` is what the bodies were made from.
 */
export async function expectRefused(bodies: BadBody[], seed: number): Promise<void> {
  const folder = temporaryFolder()
  const server = startProgram('server', { DATA_DIR: folder, LOG_LEVEL: 'debug' })
  onTestFinished(async () => {
    agent.destroy()
    await server.kill()
  })
  const url = `http://127.0.0.1:${await server.said(/listening (\d+)/)}/api/leads`
  async function check({ body, contentType, names }: BadBody) {
    const answer = await post(url, body, { 'content-type': contentType })
    // A form without scripts, as long as it can be kept.
    if (answer.status === 303) return expect(answer.location).toMatch(/attempt=/)
    const said = `seed ${seed}: ${body.slice(0, 300)} → ${answer.status} ${answer.body}`
    expect(answer.status, said).toBeGreaterThanOrEqual(400)
    expect(answer.status, said).toBeLessThan(500)
    const { ok, error } = JSON.parse(answer.body)
    expect(ok, said).toBe(false)
    expect(error.message, said).toMatch(/\S+ \S+/)
    expect(
      names.filter((name) => !error.fields[name]),
      said,
    ).toEqual([])
  }

  const waiting = bodies.values()
  const worker = async () => {
    for (const bad of waiting) await check(bad)
  }
  await Promise.all(Array.from({ length: 16 }, worker))

  expect(await storedIds((await temporaryOutbox({ folder })).outbox)).toEqual(new Set())
  expect(server.output()).toMatch(/^listening \d+\s*$/)
}
