import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import { NewerDatabaseError } from 'content-lake/sqlite'
import next from 'next'
import { LONGEST_PAGE } from '#lib/content/freshness.ts'
import type { Env } from '#lib/env.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { scheduleBackups } from '#lib/server/backup/schedule.ts'
import { addSocketAddress } from '#lib/server/client-address.ts'
import { endBySignal } from '#lib/server/drain.ts'
import { withoutConfigured } from '#lib/server/headers/by-address.ts'
import { createSiteServer } from '#lib/server/http-server.ts'
import { getLake } from '#lib/server/lake.ts'
import { answerInFront } from '#lib/server/posts-in-front.ts'
import { refuserInFront } from '#lib/server/refuse-in-front.ts'
import { noticeForwarding, noticeHttps } from '#lib/server/unknown-proxies.ts'
import { createFront } from '#lib/stored-pages/front.ts'
import { oncePerTurn } from '#lib/stored-pages/once-per-turn.ts'
import { protect } from '#lib/stored-pages/protect.ts'
import { differenceFromBuild } from './build-settings.ts'
import { buildIdOf, currentBuild, holdBuild } from './builds.ts'
import { checkPort } from './check-port.mjs'
import { fail } from './fail.ts'
import { preflight } from './preflight.ts'
import { firstSignInLink } from './prepare-lake.ts'
import { noteRunning } from './running.mjs'

/*
 * Serves the newest build on PORT until the process gets a signal to stop. It keeps this build when a newer one is made.
 * package.json has two settings of V8 for it, because rendering a page leaves much garbage. `--heap-growing-percent=30` makes
 * V8 collect the garbage earlier, so the server's memory is a third smaller. `--max-semi-space-size=16` bounds the memory for
 * new objects (in megabytes), which saves 70 MB at the same speed.
 */
const env = preflight()
const build =
  currentBuild(env.BUILD_DIR) ??
  fail(
    `There is no build in ${env.BUILD_DIR}: run "npm run build" first, or "npm run quickstart" for everything.`,
  )
holdBuild(build)
const difference = differenceFromBuild(env, build)
if (difference) fail(difference)
noteRunning('serves', build, { address: env.SITE_URL, data: resolve(env.DATA_DIR) })
// next.config.ts reads both variables, lib/server/served-build.ts only the first.
process.env.SERVED_BUILD = build
process.env.NEXT_DEPLOYMENT_ID = buildIdOf(build)
await checkPort(env.PORT)
// The server requests its own pages at the port in `process.env.PORT`, so this must be the real port.
process.env.PORT = String(env.PORT)
const signInLink = await firstSignInLink(env)
await prepareLeads(env)

const app = next({ dev: false, port: env.PORT })
await app.prepare()
noticeHttps()
const handle = withoutConfigured(app.getRequestHandler())
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// Next compresses with gzip only. With brotli pages are a quarter smaller. Quality 8 is the highest that takes only a few
// milliseconds for a page. Stored pages use a higher one (lib/stored-pages/body.ts), because they are compressed once. Event
// streams are not compressed. The types of the library are Express's, but it uses only properties that Node's own requests have.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } },
  filter: (request, response) => {
    // A partial response stays uncompressed, because its range counts uncompressed bytes.
    if (response.statusCode === 206) return false
    // Next sets the content type of a route handler as a list. The library would ignore it.
    const type = response.getHeader('content-type')
    if (Array.isArray(type)) response.setHeader('content-type', type.join())
    return compression.filter(request, response)
  },
}) as unknown as Middleware

// Next, the compression and this server add eleven listeners to a response. Node warns of a leak at eleven listeners.
const MOST_LISTENERS = 20

const pass: RequestListener = (request, response) => {
  response.setMaxListeners(MOST_LISTENERS)
  compress(request, response, () => {
    protect(request, response)
    addSocketAddress(request)
    return handle(request, response)
  })
}

const lake = env.NEXT_PUBLIC_SANITY_PROJECT_ID ? null : getLake()
// The front answers from stored pages. Its `notice` reads `lastSeq`: then the lake reports the commits of other processes.
const front = createFront({
  handle,
  pass,
  notice: oncePerTurn(() => lake?.lastSeq),
  ...(!lake && { patience: LONGEST_PAGE }),
})
const refuseInFront = refuserInFront(build, 'public')

const server = createSiteServer((request, response) => {
  if (refuseInFront(request, response)) return
  noticeForwarding(request.headers)
  if (answerInFront(request, response)) return
  return front(request, response)
})
server.listen(env.PORT, () => {
  console.log(`Site     ${env.SITE_URL}`)
  console.log(`Studio   ${env.SITE_URL}/studio`)
  if (signInLink) console.log(`Sign in  ${signInLink} (works once)`)
})
endBySignal(server)
scheduleBackups(env)
// Writes Node's cache of compiled code now. Node writes it when the process ends, but not when the process is killed.
flushCompileCache()

/**
 * Updates the tables of leads to this release before the first visitor comes. Throws a NewerDatabaseError when they belong to a
 * newer release. Other problems can be solved while pages are served: the outbox tries again and logs errors until it works.
 */
async function prepareLeads(settings: Env): Promise<void> {
  try {
    const { db } = await openLeadDatabase(settings)
    await db.destroy()
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error
  }
}
