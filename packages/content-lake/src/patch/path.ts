import { MAX_DEPTH } from '../content-rules.ts'
import { cannotApply } from '../errors.ts'

const COMPARATORS = ['>=', '<=', '==', '!=', '>', '<'] as const

/** The test in a filter, such as `_key == "a"`. An empty path is the value itself (`@`). `?` tests whether the path exists. */
export interface Filter {
  kind: 'filter'
  path: string[]
  comparator: (typeof COMPARATORS)[number] | '?'
  value?: unknown
}

/** Selects an attribute of an object, items of a list, or values that pass a test. */
export type Selector =
  | { kind: 'attribute'; name: string }
  | { kind: 'index'; index: number }
  /** From `start` up to `end`, which is not included. Negative numbers count from the end of the list. */
  | { kind: 'range'; start: number | null; end: number | null }
  | Filter

export interface Step {
  /** True after `..`: the step applies to the value and all values inside of it. */
  isDeep: boolean
  /** The selectors in one pair of brackets, or one attribute. */
  selectors: Selector[]
}

const TOKEN =
  /\s*(?:(\.\.|>=|<=|==|!=|[.,:?[\]@$<>])|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/sy

interface Token {
  kind: 'symbol' | 'name' | 'number' | 'attribute' | 'text' | 'end'
  text: string
}

/**
 * Parses a path of a patch, in Sanity's JSONMatch. It may have only one `..`, because with more a short path could match too
 * many values. Throws an OperationError that says what is wrong.
 */
export function parsePath(path: string): Step[] {
  const steps = new PathReader(path).steps()
  if (steps.length > MAX_DEPTH)
    throw cannotApply(`a path is longer than the ${MAX_DEPTH} levels of a document`)
  if (steps.filter(({ isDeep }) => isDeep).length > 1) {
    throw cannotApply(`the path "${path}" has ".." more than once: name what stands between`)
  }
  return steps
}

class PathReader {
  readonly #path: string
  readonly #tokens: Token[]
  #at = 0

  constructor(path: string) {
    this.#path = path
    this.#tokens = tokensOf(path) ?? this.#fail()
  }

  steps(): Step[] {
    const steps = [this.#step(true)]
    while (this.#next.kind !== 'end') steps.push(this.#step(false))
    return steps
  }

  #step(isFirst: boolean): Step {
    const isDeep = this.#take('..')
    if (this.#take('[')) return { isDeep, selectors: this.#union() }
    if (!(isDeep || isFirst || this.#take('.'))) return this.#fail()
    return { isDeep, selectors: [{ kind: 'attribute', name: this.#attribute() }] }
  }

  #union(): Selector[] {
    const selectors: Selector[] = []
    do selectors.push(this.#selector())
    while (this.#take(','))
    return this.#take(']') ? selectors : this.#fail()
  }

  #selector(): Selector {
    if (this.#next.kind === 'number' || this.#next.text === ':') return this.#items()
    if (this.#take('@') || this.#take('$')) return this.#filter([])
    const path = [this.#attribute()]
    while (this.#take('.')) path.push(this.#attribute())
    const [name = ''] = path
    const isAttribute = path.length === 1 && [',', ']'].includes(this.#next.text)
    return isAttribute ? { kind: 'attribute', name } : this.#filter(path)
  }

  #items(): Selector {
    const start = this.#index()
    if (!this.#take(':')) return { kind: 'index', index: start ?? this.#fail() }
    const end = this.#index()
    return start === null && end === null ? this.#fail() : { kind: 'range', start, end }
  }

  #filter(path: string[]): Filter {
    if (this.#take('?')) return { kind: 'filter', path, comparator: '?' }
    const comparator = COMPARATORS.find((symbol) => this.#take(symbol)) ?? this.#fail()
    return { kind: 'filter', path, comparator, value: this.#literal() }
  }

  #literal(): unknown {
    const { kind, text } = this.#next
    this.#at += 1
    if (kind === 'text') return text
    if (kind === 'number') return Number(text)
    return kind === 'name' && (text === 'true' || text === 'false') ? text === 'true' : this.#fail()
  }

  #attribute(): string {
    const { kind, text } = this.#next
    this.#at += 1
    return kind === 'name' || kind === 'attribute' ? text : this.#fail()
  }

  #index(): number | null {
    const { kind, text } = this.#next
    if (kind !== 'number') return null
    this.#at += 1
    return Number.isSafeInteger(Number(text)) ? Number(text) : this.#fail()
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' }
  }

  #take(symbol: string): boolean {
    const isNext = this.#next.kind === 'symbol' && this.#next.text === symbol
    if (isNext) this.#at += 1
    return isNext
  }

  #fail(): never {
    throw cannotApply(`the path "${this.#path}" is not like name.fr, list[0] or list[_key=="a"]`)
  }
}

/** The tokens of a path; null when a part of it is not a token. */
function tokensOf(path: string): Token[] | null {
  const tokens: Token[] = []
  const end = path.trimEnd().length
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const [, symbol, name, number, attribute, text] = TOKEN.exec(path) ?? []
    if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (attribute !== undefined) tokens.push({ kind: 'attribute', text: withoutEscapes(attribute) })
    else if (text !== undefined) tokens.push({ kind: 'text', text: withoutEscapes(text) })
    else return null
  }
  return tokens
}

const withoutEscapes = (quoted: string) => quoted.replace(/\\(.)/gs, '$1')
