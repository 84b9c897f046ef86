/** The name of the tabs for installers and reviews: the start of the ids of their panels (`#local-reviews`). */
export const LOCAL_VIEW = 'local'

/** The URL fragment (`#reviews`) of the local reviews, which are inside a tab. */
export const REVIEWS = 'reviews'
