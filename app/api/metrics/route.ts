import { connection } from 'next/server'
import { handleMetrics } from '#lib/server/metrics/handle-metrics.ts'
import { metricsOfSite } from '#lib/site-metrics.ts'

/** `GET /api/metrics`: the metrics of this process, for Prometheus. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return handleMetrics(request, metricsOfSite)
}
