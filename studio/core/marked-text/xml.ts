import { XMLParser, XMLValidator } from 'fast-xml-parser'

export interface XmlElement {
  /** The name without the prefix of the namespace. */
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}

export type XmlNode = XmlElement | string

export type XmlProblem = 'too-large' | 'not-xml' | 'dtd' | 'entity' | 'character'

/** A text that is not accepted as XML. */
export class XmlError extends Error {
  override name = 'XmlError'
  readonly problem: XmlProblem

  constructor(problem: XmlProblem, detail = '') {
    super(detail || problem)
    this.problem = problem
  }
}

const CDATA = '#cdata'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  cdataPropName: CDATA,
})

/** The root element of an XML text. Throws XmlError. A document type is refused, because it could define entities. */
export function parseXml(text: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new XmlError('dtd')
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new XmlError('not-xml', `${validity.err.line}: ${validity.err.msg}`)
  const root = (parser.parse(text) as ParsedNode[])
    .map(nodeOf)
    .find((node) => node !== null && typeof node === 'object')
  if (!root) throw new XmlError('not-xml')
  return root
}

type ParsedNode = Record<string, ParsedNode[] | Record<string, string> | string>

function nodeOf(parsed: ParsedNode): XmlNode | null {
  const name = Object.keys(parsed).find((key) => key !== ':@')
  if (name === undefined || name.startsWith('?')) return null
  const content = parsed[name]
  if (name === '#text') return decode(String(content))
  if (name === CDATA) return textOf(content as ParsedNode[])
  const attributes = Object.entries((parsed[':@'] ?? {}) as Record<string, string>)
  return {
    name: name.slice(name.indexOf(':') + 1),
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decode(value)])),
    children: (content as ParsedNode[]).map(nodeOf).filter((node) => node !== null),
  }
}

function textOf(nodes: ParsedNode[]): string {
  return nodes.map((node) => String(node['#text'] ?? '')).join('')
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&([^;\s&]*);?/g, (entity, name: string) => {
    const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : null
    if (code !== null) return characterOf(code, entity)
    const character = NAMED[name]
    if (character === undefined) throw new XmlError('entity', entity)
    return character
  })
}

/** The character of a numeric reference such as `&#233;`. Throws when XML does not allow the character. */
function characterOf(code: number, entity: string): string {
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : ''
  if (character.replace(IMPOSSIBLE, '') === '') throw new XmlError('character', entity)
  return character
}

/** Characters that XML does not allow: control characters, half surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: The expression looks for control characters.
const IMPOSSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Escapes a text for XML. Characters by which `readTextFile` refuses a file are written as their numbers. */
export function escapeXml(text: string): string {
  const possible = text.replace(IMPOSSIBLE, '')
  return possible.replace(
    /[<>&"\r\x7f-\x9f\ufffd]/g,
    (character) => ESCAPES[character] ?? `&#${character.charCodeAt(0)};`,
  )
}

/** The child elements with a name. */
export function childrenNamed({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => typeof child === 'object' && child.name === name)
}
