// Plain JavaScript for any Node version: quickstart checks the port before it installs anything.
import { createServer } from 'node:net'

/**
 * Exits with a sentence when another program listens on the port.
 * @param {number} port
 */
export async function checkPort(port) {
  const isFree = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
  if (isFree) return
  console.error(`Montage cannot listen on port ${port}: something else uses it. Set PORT to a free one.`)
  process.exit(1)
}
