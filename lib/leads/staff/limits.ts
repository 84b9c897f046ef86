/** The most leads that staff change with one request. */
export const MOST_TOGETHER = 500
