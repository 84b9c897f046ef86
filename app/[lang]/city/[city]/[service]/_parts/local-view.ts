/** Of the tabs around installers and reviews: their parameter in the address, and the start of their ids. */
export const LOCAL_VIEW = 'local'

/** The fragment of the local reviews, which are behind a tab. */
export const REVIEWS = 'reviews'
