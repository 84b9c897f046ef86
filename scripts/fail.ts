/** Prints one clear sentence and exits with code 1. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
