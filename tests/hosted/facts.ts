/*
 * What is known of hosted Sanity, all read on 2026-11-29. The stand-in (hosted-sanity.ts) takes every limit from here, and every
 * sentence from refusals.ts.
 *
 * Plans, roles and limits
 * - https://www.sanity.io/docs/content-lake/technical-limits: attributes of a dataset (Free 2,000, Growth 10,000, Enterprise by
 *   contract) and of a document (1,000, Enterprise 8,000). Each pair of a path and a type counts.
 * - https://www.sanity.io/docs/content-lake/roles: administrator and viewer on all plans; editor, developer and contributor on
 *   Growth and Enterprise; custom roles on Enterprise. A contributor writes drafts. Viewers comment where there are comments.
 * - https://www.sanity.io/pricing: datasets of Free are public. Comments, tasks and scheduled drafts begin with Growth.
 * - https://www.sanity.io/docs/content-lake/content-release-document-flow: releases are for Enterprise, scheduled drafts for
 *   Growth too. A scheduled draft is a release with the cardinality "one".
 * - https://www.sanity.io/answers/i-exceeded-my-api-limit-how-long-do-i-have-to-wait: 25 mutations, 25 uploads and 500 requests a
 *   second from one network address. Answers of the API CDN do not count.
 *
 * Answers
 * - 401 for an unknown token, on every endpoint: https://github.com/sanity-io/squizzy/issues/20
 * - 403 for a write without the permission, also without a token: https://github.com/sanity-io/sanity/issues/3284
 * - 404 for a dataset: `error` is "Dataset not found" (sanity/lib/datastores, classifyConfigError). Its sentence is in many logs.
 * - 404 for a project: `SIO-404-PNF` (sanity/lib/index, checkCors) and `attributes.type` (classifyConfigError)
 * - 429: https://www.sanity.io/answers/api-rate-limit-error-and-waiting-time-for-batch-deletion
 * - too many attributes: https://github.com/sanity-io/sanity/issues/6453; logs of later projects add "(including submitted
 *   mutations)" and the status 400
 * - a private dataset without a token is no error: queries find nothing (said by the code of several projects)
 * - grants of roles: sanity/lib/datastores, DEBUG_ROLE_GRANTS_MAP
 * - https://www.sanity.io/docs/content-lake/cors: only listed origins, "*" stands for a part; credentials are a choice for each
 * - https://www.sanity.io/docs/content-lake/api-cdn: queries alone, by GET and POST; other POST requests are rejected
 * - https://www.sanity.io/docs/live-api-reference: the live events need no token; `lastLiveEventId` makes a query at least as new
 *
 * Not known, so guessed: the JSON type of the refusal of attributes, the limit of a single document's refusal, the refusal of
 * releases and comments by a plan, the status of a body over 4 MB, and the answers for an unknown action and an unknown path.
 */

export type PlanName = 'free' | 'growth' | 'enterprise'

export interface Plan {
  name: PlanName
  roles: string[]
  hasCustomRoles: boolean
  hasPrivateDatasets: boolean
  /** The most attributes of a dataset, by countAttributes(). */
  attributes: number
  /** The most attributes of one document. */
  attributesOfDocument: number
  /** What the Studio asks for at `/features`. */
  features: string[]
  releases: 'none' | 'scheduled drafts' | 'all'
  historyDays: number
}

const EVERY_ROLE = ['administrator', 'editor', 'developer', 'contributor', 'viewer']
const TOGETHER = ['studioComments', 'sanityTasks', 'scheduledPublishing', 'singleDocRelease']

export const PLANS: Record<PlanName, Plan> = {
  free: {
    name: 'free',
    roles: ['administrator', 'viewer'],
    hasCustomRoles: false,
    hasPrivateDatasets: false,
    attributes: 2_000,
    attributesOfDocument: 1_000,
    features: [],
    releases: 'none',
    historyDays: 3,
  },
  growth: {
    name: 'growth',
    roles: EVERY_ROLE,
    hasCustomRoles: false,
    hasPrivateDatasets: true,
    attributes: 10_000,
    attributesOfDocument: 1_000,
    features: TOGETHER,
    releases: 'scheduled drafts',
    historyDays: 90,
  },
  enterprise: {
    name: 'enterprise',
    roles: EVERY_ROLE,
    hasCustomRoles: true,
    hasPrivateDatasets: true,
    attributes: 50_000,
    attributesOfDocument: 8_000,
    features: [...TOGETHER, 'contentReleases', 'crossDatasetReferences'],
    releases: 'all',
    historyDays: 365,
  },
}

/** The most requests of one sender in a second. */
export interface Rates {
  requests: number
  mutations: number
  uploads: number
}

export const RATES: Rates = { requests: 500, mutations: 25, uploads: 25 }

/** The largest body of a mutation, in bytes. */
export const LARGEST_MUTATION = 4_000_000
/** The largest query that the API CDN takes by POST, in bytes. */
export const LARGEST_CDN_QUERY = 300_000
