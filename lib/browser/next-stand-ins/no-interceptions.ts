/** Replaces what Next knows of intercepting routes in browsers. The site has none. */
export const INTERCEPTION_ROUTE_MARKERS: string[] = []

export const isInterceptionRouteAppPath = () => false
