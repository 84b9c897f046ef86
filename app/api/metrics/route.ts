import { connection } from 'next/server'
import { handleMetrics } from '#lib/server/metrics/handle-metrics.ts'
import { metricsOfSite } from '#lib/site-metrics.ts'

/** `GET /api/metrics`: what this process does, for Prometheus. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return handleMetrics(request, metricsOfSite)
}
