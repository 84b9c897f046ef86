/** The project id the embedded lake answers to; Sanity tools need one, and there is no account behind it. */
export const PROJECT_ID = 'montage'

/** The one dataset of the embedded lake. */
export const DATASET = 'production'
