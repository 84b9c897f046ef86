/** City pages, city and service pages, the list of cities, service areas. */
export const cityPages = {}
