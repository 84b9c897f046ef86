/** The name of the tabs for installers and reviews: of the query parameter (`?local=reviews`) and the start of their ids. */
export const LOCAL_VIEW = 'local'

/** The URL fragment (`#reviews`) of the local reviews, which are inside a tab. */
export const REVIEWS = 'reviews'
