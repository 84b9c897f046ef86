/* Parts that browsers use too. They need nothing of Node. */
export { createMatcher, type Matcher, mutationEvents, readListenRequest } from './listen-events.ts'
export { presenceLocation } from './presence.ts'
export { time } from './time.ts'
