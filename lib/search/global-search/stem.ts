/**
 * The part that the forms of a word have in common, without accents: `mount` of `mounted` and `mounting`, `batteri` of
 * `batteries` and `battery`, `motoris` of `motorisées`. It is no word of a dictionary: it only makes forms equal.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.replace(/(?<![su])s$|(?<=eau)x$/, '')
  const bare = singular.replace(/(?<=.{3})(?:ing|ed)$/, '')
  return bare
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=..)e+$/, '')
    .replace(/y$/, 'i')
}
