import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { presenceLocation } from '../presence.ts'
import { json } from './answers.ts'
import { readJson } from './body.ts'
import type { SignedInExchange } from './exchange.ts'

const LARGEST = 32 * 1024
const MOST_LOCATIONS = 20

export const connectionId = z.string().regex(/^[\w-]{1,64}$/)

const body = z.object({
  connection: connectionId,
  locations: z.array(presenceLocation).max(MOST_LOCATIONS),
})

/**
 * `data/presence`: stores the document and field that a tab of the Studio has open. The tab made up its connection id, and sends
 * it here and to `data/transactions?connection=`. Sanity has no such endpoint: it uses a WebSocket.
 */
export async function announcePresence(exchange: SignedInExchange): Promise<Response> {
  const { lake } = exchange
  const parsed = body.safeParse(await readJson(exchange, LARGEST))
  if (!parsed.success) {
    throw badRequest(
      `Send {"connection": "…", "locations": [{"type": "document", "documentId": "…", "path": […]}]} with at most ` +
        `${MOST_LOCATIONS} locations. ${z.prettifyError(parsed.error)}`,
    )
  }
  lake.presence.announce(parsed.data.connection, exchange.sender().id, parsed.data.locations)
  return json(exchange, {})
}
