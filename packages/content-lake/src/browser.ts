/* The parts that also run in browsers. They use no module of Node. */
export { createMatcher, type Matcher, mutationEvents, readListenRequest } from './listen-events.ts'
export { presenceLocation } from './presence.ts'
export { time } from './time.ts'
