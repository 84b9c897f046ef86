/* The names of the embedded lake. Sanity's tools need names, although there is no account. */

export const PROJECT_ID = 'montage'
export const DATASET = 'production'

/** The path under which this site answers requests to the lake. */
export const LAKE_PATH = '/api/lake'
