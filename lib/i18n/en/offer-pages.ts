/** Category, bundle, pricing, financing and guarantee pages. */
export const offerPages = {}
