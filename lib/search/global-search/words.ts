/** Words without meaning for the search, in both languages, because a visitor may type French on the English page. */
const EMPTY_WORDS = new Set(
  (
    'a an the and of or for to my on with i me need want ' +
    'd de des du l la le les un une et ou en au aux pour mon ma mes s j je veux besoin ' +
    'in near pres'
  ).split(' '),
)

/** Words that nearly every service could have. They raise the score, but a result need not contain them. */
const COMMON_WORDS = new Set(
  'install installation installations installer installers installing service services installateur installateurs pose poser'.split(
    ' ',
  ),
)

/** Words between a service and a city: 'in', 'near', and in French « à », « près de », « près d’ ». */
const CONNECTORS = [['in'], ['near'], ['a'], ['pres', 'de'], ['pres', 'd']]

/**
 * Separates the words that a result must contain from words that only raise its score. If a query has only words without
 * meaning, all of them are required.
 */
export function weigh(words: readonly string[]): { required: string[]; optional: string[] } {
  const meant = words.filter((word) => !EMPTY_WORDS.has(word))
  const required = meant.filter((word) => !COMMON_WORDS.has(word))
  if (required.length > 0) return { required, optional: meant.filter((word) => COMMON_WORDS.has(word)) }
  return { required: meant.length > 0 ? meant : [...words], optional: [] }
}

/** Whether one of the words has a meaning and is not a common word such as `installation`. */
export function areTelling(words: readonly string[]): boolean {
  return words.some((word) => !EMPTY_WORDS.has(word) && !COMMON_WORDS.has(word))
}

/** The two sides of every connector in a query: the possible service and the possible city. */
export function sidesOfConnectors(words: readonly string[]): { service: string[]; city: string[] }[] {
  return words.flatMap((_, at) =>
    CONNECTORS.flatMap((connector) => {
      const isHere = connector.every((word, place) => words[at + place] === word)
      const service = words.slice(0, at)
      const city = words.slice(at + connector.length)
      return isHere && service.length > 0 && city.length > 0 ? [{ service, city }] : []
    }),
  )
}
