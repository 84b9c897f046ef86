/* What the embedded lake is called. Sanity's tools need names, though there is no account behind them. */

export const PROJECT_ID = 'montage'
export const DATASET = 'production'

/** Where this site answers for it: what stands before the path of every request to the lake. */
export const LAKE_PATH = '/api/lake'
