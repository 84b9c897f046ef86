import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import type { Site } from '../e2e/site.ts'
import { hostileWrites, inNameOf, LONGEST_TURN } from '../lake/hostile-writes.ts'
import { recordRows } from './table.ts'
import type { Waits } from './watch-waits.ts'

const test = testWithSite()

const WRITES = 5_000
/** People who send one write after the other. */
const SENDERS = 4

/** Milliseconds. A page that is made anew takes a second where much else runs. */
const LONGEST_PAGE = 10_000

test('5,000 hostile writes by viewers keep nobody waiting who asks for health or for a page', async ({
  site,
}) => {
  const viewers = Array.from({ length: SENDERS }, () => viewerOf(site))
  const watching = await watchWaits(site)
  const writes = hostileWrites(43, 'all')
  const statuses: Record<string, number> = {}
  let sent = 0
  await Promise.all(
    viewers.map(async ({ token, secret }) => {
      while (sent++ < WRITES) {
        const { path, body } = inNameOf(token.id, writes.next().value)
        const status = await fetch(`${site.url}/api/lake/v2025-02-19/${path}`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${secret}` },
        }).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          // What is refused before all of it was sent.
          () => 'cut',
        )
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }),
  )
  const { health, pages, failed } = await watching.stop()
  const longestFirst = health.toSorted((one, other) => other - one)
  const [longest = 0] = longestFirst
  const slow = health.filter((wait) => wait > LONGEST_TURN).length
  console.log(`  ${WRITES} writes by viewers: ${JSON.stringify(statuses)}`)
  console.log(
    `  health: ${health.length} answers, the longest waits ${longestFirst.slice(0, 5).join(', ')} ms, ${slow} over ${LONGEST_TURN} ms`,
  )
  console.log(`  pages: ${pages.length} answers, the longest wait ${Math.max(...pages)} ms`)
  recordRows('tests/sweep/hostile-writes.spec.ts', {
    'answers of health beside hostile writes': { tried: health.length, lost: slow },
    'pages beside hostile writes': { tried: pages.length, lost: failed.length },
  })
  expect(failed).toEqual([])
  expect(Math.max(...pages)).toBeLessThan(LONGEST_PAGE)
  expect(longest).toBeLessThan(LONGEST_TURN)
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([])
  expect(site.output()).not.toMatch(/ {4}at /)
})

function viewerOf({ dataDir }: Site) {
  const lake = openSiteLake(dataDir)
  try {
    return createToken(lake.database, { role: 'viewer', label: 'hostile' })
  } finally {
    lake.close()
  }
}

/** Asks from a process of its own: this one is busy with what it sends. */
async function watchWaits({ url }: Site) {
  const child = fork(join(import.meta.dirname, 'watch-waits.ts'), [url], { execArgv: [] })
  await once(child, 'message')
  return {
    async stop(): Promise<Waits> {
      child.send('stop')
      const [waits] = await once(child, 'message')
      child.disconnect()
      return waits
    },
  }
}
