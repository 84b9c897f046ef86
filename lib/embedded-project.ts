/* The names of the embedded lake. Sanity's tools need names, although there is no account. */

export const PROJECT_ID = 'montage'
export const DATASET = 'production'

/** What people say to each other about documents: Sanity's comments and tasks. It is never content. */
export const COMMENTS_DATASET = 'production-comments'

/** The path under which this site answers requests to the lake. */
export const LAKE_PATH = '/api/lake'
