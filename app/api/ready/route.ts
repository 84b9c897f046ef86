import { connection } from 'next/server'
import { isDraining } from '#lib/server/drain.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { checkRenderedPage } from '#lib/server/rendered-page.ts'

/**
 * `GET /api/ready`: 200 while visitors may be sent to this server; 503 while it renders no pages or is about to end. It is
 * for a load balancer. A server that cannot store leads still shows pages: `/api/health` reports that.
 */
export async function GET(): Promise<Response> {
  await connection()
  try {
    if (isDraining()) throw new Error('The server is about to end.')
    await checkRenderedPage()
    return Response.json({ status: 'ready' })
  } catch (error) {
    log.warn({ err: error }, 'Not ready for visitors')
    return Response.json({ status: 'not ready' }, { status: 503 })
  }
}
