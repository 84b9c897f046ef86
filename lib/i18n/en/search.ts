/** The search of the header. */
export const search = {}
