import { type ExprNode, evaluateSync, type ParameterNode, toJS, type ValueNode } from 'groq-js'
import { type GroqNode, isOwnPath } from './groq-node.ts'
import { wordsPattern } from './linear-pattern.ts'
import { searchPattern, type Tolerance } from './studio-search.ts'

/** The alternatives of a condition `a.en match $t || b[].c match $t`, by attribute. They search the document's own texts. */
export type TextSearch = Map<Attribute, Alternative[]>

/** The attribute of the document that a text is part of. */
type Attribute = string

interface Alternative {
  text: ExprNode
  words: ParameterNode | ValueNode
}

/** The search in a condition of a filter; null for other conditions. */
export function textSearchOf(condition: ExprNode): TextSearch | null {
  const search: TextSearch = new Map()
  for (const alternative of alternativesOf(condition)) {
    if (alternative.type !== 'OpCall' || alternative.op !== 'match') return null
    const { left: text, right: words } = alternative
    const attribute = attributeOf(text)
    if (attribute === null || (words.type !== 'Parameter' && words.type !== 'Value')) return null
    const others = search.get(attribute)
    if (others) others.push({ text, words })
    else search.set(attribute, [{ text, words }])
  }
  return search
}

/**
 * Returns a test with the same result as in groq-js (unless `tolerance` is set), but faster. For each word, a search in the
 * Studio names more than a thousand fields of all types. groq-js would evaluate all these fields for each document, which has
 * only about twenty.
 */
export function textSearcher(search: TextSearch, params: Record<string, unknown>, tolerance?: Tolerance) {
  /** Patterns by words: a thousand fields are searched for the same few words. */
  const patterns = new Map<unknown, ReturnType<typeof patternOf>>()
  const asked = [...search].map(([attribute, alternatives]) => {
    const tests = alternatives.flatMap(({ text, words }) => {
      const value: unknown = words.type === 'Parameter' ? params[words.name] : words.value
      const pattern = patterns.get(value) ?? patternOf(value, tolerance)
      patterns.set(value, pattern)
      return pattern ? { text, pattern } : []
    })
    return [attribute, tests] as const
  })
  const testsOf = new Map(asked)
  return (document: object): boolean =>
    Object.keys(document).some((attribute) =>
      testsOf.get(attribute)?.some(({ text, pattern }) => {
        const value: unknown = toJS(evaluateSync(text, { root: document, dataset: [] }))
        const searched = joinedTexts(value)
        return searched !== null && pattern.matches(searched)
      }),
    )
}

/** The conditions that `||` joins. This is a loop: a long `||` is nested deeply, and recursion could overflow the stack. */
function alternativesOf(condition: ExprNode): ExprNode[] {
  const found: ExprNode[] = []
  let rest = condition
  while (rest.type === 'Or' || rest.type === 'Group') {
    if (rest.type === 'Or') found.push(rest.right)
    rest = rest.type === 'Or' ? rest.left : rest.base
  }
  return [...found, rest]
}

/** The first attribute in `a.b[].c` or `pt::text(a.b)`; null for other nodes. */
function attributeOf(text: ExprNode): Attribute | null {
  const isPortableText = text.type === 'FuncCall' && text.namespace === 'pt' && text.name === 'text'
  let node: GroqNode | undefined = isPortableText ? text.args[0] : text
  if (!node || !isOwnPath(node)) return null
  while ('base' in node && node.base && node.base.type !== 'This') node = node.base
  return node.type === 'AccessAttribute' ? node.name : null
}

/** The pattern for the right side of `match`. Null when that is neither a text nor a list of texts: then nothing matches. */
function patternOf(words: unknown, tolerance: Tolerance): { matches: (text: string) => boolean } | null {
  const list: unknown[] = Array.isArray(words) ? words : [words]
  if (!list.every((word) => typeof word === 'string')) return null
  return tolerance ? searchPattern(list.join(' '), tolerance) : wordsPattern(list.join(' '))
}

/** The text to search: the value itself, or the joined texts of a list. Null for other values. */
function joinedTexts(value: unknown): string | null {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(' ') : null
}
