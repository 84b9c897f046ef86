/* What a client in a browser needs too. Nothing here needs Node. */
export { createMatcher, type Matcher, mutationEvents, readListenRequest } from './listen-events.ts'
export { presenceLocation } from './presence-location.ts'
export { time } from './time.ts'
