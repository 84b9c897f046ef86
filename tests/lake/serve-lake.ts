import { endBySignal } from '#lib/server/drain.ts'
import { startLake } from './server.ts'

/* A lake behind a server in a process of its own, which prints where it is, and a token. It ends as the site's server does. */
const { server, url, lake, token } = await startLake()
endBySignal(server)
console.log(JSON.stringify({ url, dataDir: lake.dataDir, token: token('translator') }))
