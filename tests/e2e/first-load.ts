import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { untilTaken } from './measured-pages.ts'

interface Load {
  type: string
  address: string
  /** As it came over the wire. */
  kB: number
  /** The same body after gzip: what the budget for scripts counts, whatever the server chose. */
  gzip: number
}

/** What the browser fetches for a page before anybody touches it. */
export async function firstLoad(page: Page, path: string): Promise<Load[]> {
  const loads: Promise<Load>[] = []
  const note = (request: Request) => {
    if (request.url().startsWith('http')) loads.push(measure(request))
  }
  page.on('requestfinished', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network rests before the scripts start.
  await untilTaken(page.locator('body'))
  await page.waitForTimeout(500)
  // A picture that comes later would be measured while the test ends.
  page.off('requestfinished', note)
  return Promise.all(loads)
}

async function measure(request: Request): Promise<Load> {
  const [{ responseBodySize }, response] = [await request.sizes(), await request.response()]
  // The answer to what tells of the visit has no body, and the browser keeps none.
  const body = response?.status() === 204 ? Buffer.alloc(0) : ((await response?.body()) ?? Buffer.alloc(0))
  return {
    type: request.resourceType(),
    address: request.url(),
    kB: responseBodySize / 1000,
    gzip: gzipSync(body).length / 1000,
  }
}

/** Added up, in kB. */
export const sumOf = (loads: Load[], measure: 'kB' | 'gzip' = 'kB') =>
  loads.reduce((total, load) => total + load[measure], 0)
