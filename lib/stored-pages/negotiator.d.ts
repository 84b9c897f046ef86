// The package has no types, and `@types/negotiator` is older than the option `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    /** The best of `available` for the client; when the client accepts several equally, the first of `preferred`. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined
  }
}
