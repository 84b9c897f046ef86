/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('#lib/env.ts')
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('#lib/server/tracing.ts')
    startTracing()
  }
  if (env.METRICS_TOKEN) {
    const { metricsOfSite } = await import('#lib/server/metrics/index.ts')
    metricsOfSite()
  }
  const { startLeadTimers } = await import('#lib/leads/index.ts')
  startLeadTimers()
  const { takeLeadsInFront } = await import('#lib/server/leads-in-front.ts')
  const { handleLead } = await import('#lib/leads/http/handle-lead.ts')
  const { leadDependencies } = await import('./app/api/leads/dependencies.ts')
  takeLeadsInFront((request) => handleLead(request, leadDependencies))
  const { isEmbedded } = await import('#lib/content/source.ts')
  if (!isEmbedded) return
  const { startContentSync } = await import('#lib/content/sync.ts')
  startContentSync()
  const { startReleaseTimer } = await import('#lib/server/scheduled-releases.ts')
  startReleaseTimer()
}
