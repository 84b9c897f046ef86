// The thread of best-brotli.ts. It takes bytes and answers with compressed ones.
import { constants as os, platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants as zlib } from 'node:zlib'

// On Linux this is the priority of the thread. Elsewhere it would be that of the server.
if (platform() === 'linux') setPriority(os.priority.PRIORITY_LOW)

const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY }

parentPort?.on('message', (bytes: Uint8Array) => {
  // What zlib returns can be a part of a larger piece of memory.
  const compressed = Uint8Array.from(brotliCompressSync(bytes, { params }))
  parentPort?.postMessage(compressed.buffer, [compressed.buffer])
})
