/** Ends a script with one clear sentence and exit code 1. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
