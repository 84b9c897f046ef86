/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startLeadTimers } = await import('#lib/leads/index.ts')
  startLeadTimers()
  const { isEmbedded } = await import('#lib/content/source.ts')
  if (!isEmbedded) return
  const { startContentSync } = await import('#lib/content/sync.ts')
  startContentSync()
}
