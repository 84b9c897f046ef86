// The package has no types, and those of others are older than `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    /** The best of `available` for the client; among equals the first of `preferred`. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined
  }
}
