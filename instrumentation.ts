/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('#lib/env.ts')
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('#lib/server/tracing.ts')
    startTracing()
  }
  if (env.METRICS_TOKEN) {
    const { metricsOfSite } = await import('#lib/site-metrics.ts')
    metricsOfSite()
  }
  const { startLeadTimers } = await import('#lib/leads/index.ts')
  startLeadTimers()
  if (env.SMTP_URL && env.MAIL_FROM) {
    const { startMail } = await import('#lib/mail/index.ts')
    startMail(env.SMTP_URL, env.MAIL_FROM)
  }
  const { takeInFront } = await import('#lib/server/posts-in-front.ts')
  const { handleLead } = await import('#lib/leads/http/handle-lead.ts')
  const { eraseReviewsAgain, leadDependencies, matchSources } = await import(
    './app/api/leads/dependencies.ts'
  )
  const { startMatchTimer } = await import('#lib/leads/offers/match-timer.ts')
  startMatchTimer(leadDependencies.outbox, matchSources)
  takeInFront('/api/leads', 'application/json', (request) => handleLead(request, leadDependencies))
  const { answerVisit } = await import('./app/api/visits/answer.ts')
  takeInFront('/api/visits', 'text/plain', answerVisit)
  void eraseReviewsAgain()
  const { startEndedLicences } = await import('#lib/content/ended-licences.ts')
  startEndedLicences()
  const { startLeadLook } = await import('#lib/content/lead-look.ts')
  startLeadLook()
  const { startLegalVersions } = await import('#lib/content/legal-versions.ts')
  startLegalVersions()
  const { startNightlyParity } = await import('#lib/content/nightly-parity.ts')
  startNightlyParity()
  const { isEmbedded } = await import('#lib/content/source.ts')
  if (!isEmbedded) {
    const { servedBuild } = await import('#lib/server/served-build.ts')
    const { followHostedContent } = await import('#lib/content/hosted-sync.ts')
    const { hostedClient, hostedWriter, publishedReads } = await import('#lib/content/hosted-client.ts')
    const { follow, heardChange } = publishedReads()
    follow()
    followHostedContent(hostedClient(), { heardChange })
    const { addToHostedContent } = await import('#lib/content/hosted-additions.ts')
    addToHostedContent(hostedWriter())
    // Renders pages in advance, with `npm start` only: a serverless function, for example, ends after its response.
    if (servedBuild) {
      const { warmUp } = await import('#lib/content/warm-up.ts')
      warmUp()
    }
    return
  }
  const { adoptAtStart } = await import('#lib/draft-links/former-links.ts')
  void adoptAtStart()
  const { startContentSync } = await import('#lib/content/sync.ts')
  startContentSync()
  const { startReleaseTimer } = await import('#lib/server/scheduled-releases.ts')
  startReleaseTimer()
  const { startEnglishOnlyNotes } = await import('#lib/notices/english-only.ts')
  startEnglishOnlyNotes()
  if (env.SMTP_URL) {
    const { startNotices } = await import('#lib/notices/mail-notices.ts')
    startNotices()
  }
}
