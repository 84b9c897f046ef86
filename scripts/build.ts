import { spawnSync } from 'node:child_process'
import { takeBuildMark, writeBuildMark } from '#lib/content/build-mark.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { preflight } from './preflight.ts'
import { withLake } from './prepare-lake.ts'

/* Builds the site. The lake is seeded before: a build reads content and never changes it. */
const env = preflight()
const mark = await withLake(env, takeBuildMark)
const { status } = spawnSync('next', ['build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await buildServiceWorker(env.BUILD_DIR)
if (mark) writeBuildMark(mark)
