import { applicationLists } from '#lib/content/application-lists.ts'
import { getGuaranteeFigures } from '#lib/content/guarantee.ts'
import { hostedWriter } from '#lib/content/hosted-client.ts'
import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { getMailTexts } from '#lib/content/mail-texts.ts'
import { getMatchFacts } from '#lib/content/match-facts.ts'
import { getNextSteps, getPromiseClock } from '#lib/content/next-steps.ts'
import { getRequestedJobs } from '#lib/content/requested-jobs.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { installerIds } from '#lib/leads/contractors/contractors.ts'
import { type LeadDependencies, orNull } from '#lib/leads/http/dependencies.ts'
import { deliverSoon, getLeads } from '#lib/leads/index.ts'
import { claimFrom } from '#lib/leads/life/claims.ts'
import type { MatchSources } from '#lib/leads/offers/match-due.ts'
import type { MatchFacts } from '#lib/leads/offers/matching.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { embeddedReviewContent } from '#lib/leads/reviews/embedded-review-content.ts'
import { hostedReviewContent } from '#lib/leads/reviews/hosted-review-content.ts'
import type { ReviewContent } from '#lib/leads/reviews/review-content.ts'
import { mailSoon } from '#lib/mail/timer.ts'
import { getLake } from '#lib/server/lake.ts'

/** The dependencies of all handlers of leads: the outbox, the content, and the timers that send stored leads and mails. */
export const leadDependencies: LeadDependencies = {
  outbox: async () => (await getLeads()).outbox,
  settings: getLeadSettings,
  requestedJobs: getRequestedJobs,
  claimed: async (data, lang) => claimFrom((await getLeads()).outbox, data, lang, getGuaranteeFigures),
  lists: async (type, lang) => (type === 'contractor' ? applicationLists(await getMailTexts(lang)) : {}),
  nextSteps: getNextSteps,
  stored: () => {
    deliverSoon()
    mailSoon()
  },
}

/** What matching needs of the content, with the ratings of the contractors of this site. */
export const readMatchFacts = async (): Promise<MatchFacts> =>
  getMatchFacts(await installerIds(await leadDependencies.outbox()))

/** What matching needs of the content, and the delivery of what it stores. */
export const matchSources: MatchSources & { stored(): void } = {
  facts: readMatchFacts,
  promiseClock: getPromiseClock,
  recipients: async () => (await getLeadSettings()).recipients,
  stored: leadDependencies.stored,
}

/** Reads and writes documents of reviews. Null with hosted Sanity when no token allows this site to write. */
export function reviews(): ReviewContent | null {
  if (isEmbedded) return embeddedReviewContent(getLake())
  const writer = hostedWriter()
  return writer && hostedReviewContent(writer)
}

/** Erases the reviews of people who were erased, if a restored backup has brought them back. */
export async function eraseReviewsAgain(): Promise<void> {
  await orNull('Reviews of erased people may be there again', async () => {
    const ids = (await (await leadDependencies.outbox()).erased?.read()) ?? []
    if (ids.length > 0) await reviews()?.erase(ids.map(reviewIdOf), { id: 'customer', request: null })
  })
}
