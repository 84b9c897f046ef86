/** Replaces Next's server actions in browsers. The site has none, and Next would send 5 kB for them to each visitor. */
export function serverActionReducer(): never {
  throw new Error('This site has no server actions: a form posts to a route handler.')
}
