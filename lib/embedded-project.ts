/* The project id and the dataset of the embedded lake. Sanity's tools need them, although there is no account at Sanity. */

export const PROJECT_ID = 'montage'
export const DATASET = 'production'

/** The dataset of Sanity's comments and tasks. It never holds content of pages. */
export const COMMENTS_DATASET = 'production-comments'

/** The path under which this site answers requests to the lake. */
export const LAKE_PATH = '/api/lake'
