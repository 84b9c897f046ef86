// Runs one of the scripts: `node scripts/run.mjs start`. It is plain JavaScript, because with a Node that is too old for
// TypeScript it must print a sentence and not crash. It also does so when a setting or a database cannot be used.
import module from 'node:module'
import './check-node.mjs'
import { COMPILED } from './compiled.mjs'

// Node keeps compiled code in this folder. If it cannot write to the folder, it compiles all code at each start.
module.enableCompileCache(COMPILED)
const [name] = process.argv.splice(2, 1)
// Libraries read NODE_ENV while they load, so it is set before the script is imported.
process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production'
// Turns off the telemetry of Sanity's commands. next.config.ts turns off Next's.
process.env.DO_NOT_TRACK = '1'
// Node reads next.config.ts itself. Otherwise Next would load its compiler for it at each start, which takes 10 MB.
process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'

/** Errors whose messages are sentences for the person who started the script. */
const EXPECTED = ['SettingsError', 'DatabaseError', 'TransferError']

try {
  await import(`./${name}.ts`)
} catch (error) {
  if (!EXPECTED.includes(error?.name)) throw error
  console.error(error.message)
  process.exit(1)
}
