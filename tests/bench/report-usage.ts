// Loaded into a server (`node --import`) that was started with a channel to its parent: answers each message with what the
// process has used until now. Resident memory is read first. Then garbage is collected, so that the heap and the array buffers are what
// the process keeps.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory in bytes, and processor time in milliseconds. */
export interface Usage {
  rss: number
  heapUsed: number
  arrayBuffers: number
  cpu: number
}

process.on('message', () => {
  const { rss } = process.memoryUsage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const usage: Usage = { rss, heapUsed, arrayBuffers, cpu: (user + system) / 1_000 }
  process.send?.(usage)
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
