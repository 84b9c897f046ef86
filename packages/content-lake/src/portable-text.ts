/** The deepest level of nested list items, as in Sanity's editor. A renderer nests one list in another for each level. */
const MAX_LEVEL = 10

/** The allowed schemes of links. Other schemes can run code in the page or open other programs. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

type Fields = Record<string, unknown>

/**
 * The mistake in a block of Portable Text, as a sentence; null when a renderer can show the block. Other types than `block`
 * have their own fields and are not checked.
 */
export function blockProblem(value: unknown): string | null {
  if (!isObject(value) || value._type !== 'block') return null
  const { children = [], markDefs, level, style, listItem } = value
  if (!Array.isArray(children) || !children.every(isChild)) {
    return '"children" of a block must be an array of objects with a "_type"; spans have a string as "text"'
  }
  if (!isUnset(markDefs) && !(Array.isArray(markDefs) && markDefs.every(isMarkDef))) {
    return '"markDefs" of a block must be an array of objects with "_key" and "_type"; "href" is a string'
  }
  if (!children.every(({ marks }) => isUnset(marks) || (Array.isArray(marks) && marks.every(isName)))) {
    return '"marks" of a span must be an array of decorators and of keys of "markDefs"'
  }
  if (!isUnset(level) && !(Number.isInteger(level) && Number(level) >= 1 && Number(level) <= MAX_LEVEL)) {
    return `"level" of a block must be a whole number from 1 to ${MAX_LEVEL}`
  }
  if (![style, listItem].every((name) => isUnset(name) || isName(name))) {
    return '"style" and "listItem" of a block must be names'
  }
  return null
}

/** The mistake in a block with a link whose scheme is not allowed, as a sentence; null when all links are allowed. */
export function linkProblem(value: unknown): string | null {
  if (!isObject(value) || value._type !== 'block' || !Array.isArray(value.markDefs)) return null
  const bad = value.markDefs.find(({ href }) => typeof href === 'string' && !isAllowedAddress(href))
  return bad
    ? `A link must lead to a path or to an address with ${[...SCHEMES].map((scheme) => `${scheme}:`).join(', ')}`
    : null
}

/** Browsers ignore control characters and spaces in a scheme, as in `java\nscript:`. */
function isAllowedAddress(href: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(href.replace(/[\0-\x20]/g, '')) ?? []
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

function isChild(child: unknown): child is Fields {
  return isObject(child) && isName(child._type) && (child._type !== 'span' || typeof child.text === 'string')
}

function isMarkDef(definition: unknown): boolean {
  if (!isObject(definition)) return false
  const { _key, _type, href } = definition
  return isName(_key) && isName(_type) && (isUnset(href) || typeof href === 'string')
}

/**
 * Whether a renderer can use a value as a key of its table of components. With the key `constructor`, the table would return
 * the inherited property. Names with `@`, such as `@span`, are nodes that the renderer makes itself.
 */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.startsWith('@') && !(value in Object.prototype)
}

function isUnset(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
