import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

let worker: Worker | undefined

/**
 * Bytes with the best brotli there is, which takes a second for a page and saves a tenth. It is made on a thread of the lowest
 * priority: the thread waits while the server has something to do. Ask for one at a time.
 */
export async function bestBrotli(bytes: Buffer): Promise<Buffer> {
  worker ??= started()
  worker.postMessage(bytes)
  const [compressed] = await once(worker, 'message')
  return Buffer.from(compressed)
}

function started(): Worker {
  const thread = new Worker(new URL('./best-brotli-worker.ts', import.meta.url))
  thread.once('error', () => {
    worker = undefined
  })
  // A server that ends does not wait for it.
  thread.unref()
  return thread
}
