/** The name of the tabs around installers and reviews: it is their parameter in the address and the start of their ids. */
export const LOCAL_VIEW = 'local'

/** The fragment of the local reviews. They are inside a tab. */
export const REVIEWS = 'reviews'
