import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (Linux: from 32768): no such connection takes one meanwhile. */
const [FIRST, END] = [20_000, 32_768]

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  return (await isFree(port)) ? port : freePort()
}

/** Whether nobody listens on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
}
