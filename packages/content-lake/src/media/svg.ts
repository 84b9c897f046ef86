const SVG = 'http://www.w3.org/2000/svg'

/** The allowed elements. They cannot run code, embed a page, navigate, or animate an address. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon
  text tspan textpath image marker pattern clippath mask lineargradient radialgradient stop filter
  feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap
  fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode
  femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence`.split(/\s+/),
)

const NAME = /^(?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)$/
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
/** The allowed addresses: fragments of the same file, and data URLs of images and fonts. */
const HARMLESS_ADDRESS = /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/\w+)[;,])/i

/**
 * Why an SVG must not be published, as the end of a sentence ("it …"); null when it is a plain drawing.
 * An SVG that is opened by its address is a page of the site. So a file with code or requests to other hosts is refused. These
 * parts are not removed, because the person who uploads the file should know about them. Malformed XML is refused, because
 * browsers may parse it differently than this code.
 */
export function svgProblem(source: string): string | null {
  const open: string[] = []
  let roots = 0
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    const text = source.slice(at, start === -1 ? undefined : start)
    const problem = textProblem(text, open)
    if (problem) return problem
    if (start === -1) break

    const skipped = skipMarkup(source, start, open)
    if (typeof skipped === 'string') return skipped
    if (skipped !== null) {
      at = skipped
      continue
    }
    const end = endOfTag(source, start)
    if (end === -1) return 'is not well-formed XML'
    const tag = source.slice(start + 1, end)
    at = end + 1
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1).trim()) return 'is not well-formed XML'
      continue
    }
    const selfClosing = tag.endsWith('/')
    const element = readTag(selfClosing ? tag.slice(0, -1) : tag)
    if (!element) return 'is not well-formed XML'
    if (open.length === 0) roots += 1
    if (roots > 1) return 'has more than one root element'
    const found = elementProblem(element, open.length === 0)
    if (found) return found
    if (!selfClosing) open.push(element.name)
    if (open.length > 200) return 'is nested too deeply'
  }
  return open.length > 0 || roots === 0 ? 'is not well-formed XML' : null
}

/**
 * Skips a comment, the XML declaration, a plain DOCTYPE or CDATA. Returns the index after it, null when an element starts here,
 * or a string with the reason for a refusal.
 */
function skipMarkup(source: string, start: number, open: string[]): number | string | null {
  const after = (end: string) => {
    const found = source.indexOf(end, start)
    return found === -1 ? 'is not well-formed XML' : found + end.length
  }
  if (source.startsWith('<!--', start)) return after('-->')
  if (source.startsWith('<![CDATA[', start)) {
    const end = after(']]>')
    if (typeof end === 'string') return end
    return isStyle(open) ? (cssProblem(source.slice(start + 9, end - 3)) ?? end) : end
  }
  if (source.startsWith('<?', start)) {
    if (!/^<\?xml\s/.test(source.slice(start, start + 6))) return 'contains a processing instruction'
    return after('?>')
  }
  if (source.startsWith('<!', start)) {
    const declaration = /^<!DOCTYPE\s[^<>[\]]*>/i.exec(source.slice(start, start + 500))
    return declaration ? start + declaration[0].length : 'contains entity declarations'
  }
  return null
}

/** The index of the `>` that ends a tag. A `>` inside of quotes does not end it. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
    else if (character === '<') return -1
  }
  return -1
}

interface Element {
  name: string
  prefix: string
  local: string
  attributes: { prefix: string; local: string; value: string }[]
}

function readTag(tag: string): Element | null {
  const name = /^[^\s]+/.exec(tag)?.[0] ?? ''
  const [, prefix = '', local] = NAME.exec(name) ?? []
  if (local === undefined) return null
  const attributes: Element['attributes'] = []
  let at = name.length
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const match = ATTRIBUTE.exec(tag)
    if (!match) break
    at = ATTRIBUTE.lastIndex
    const [, attributePrefix = '', attributeLocal] = NAME.exec(match[1] ?? '') ?? []
    const value = decodeReferences(match[2] ?? match[3] ?? '')
    if (attributeLocal === undefined || value === null) return null
    attributes.push({ prefix: attributePrefix, local: attributeLocal.toLowerCase(), value })
  }
  return tag.slice(at).trim() === '' ? { name, prefix, local: local.toLowerCase(), attributes } : null
}

function elementProblem(element: Element, isRoot: boolean): string | null {
  const { prefix, local, attributes } = element
  if (isRoot && local !== 'svg') return 'does not start with an <svg> element'
  // Drawing programs add elements of their own namespaces (inkscape:…). Browsers neither draw nor run these elements.
  const isDrawn = prefix === '' || prefix === 'svg'
  if (isDrawn && !ELEMENTS.has(local)) return `contains a <${local}> element, which is not allowed`
  for (const attribute of attributes) {
    const problem = attributeProblem(attribute)
    if (problem) return problem
  }
  return null
}

function attributeProblem({ prefix, local, value }: Element['attributes'][number]): string | null {
  if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) {
    const mustBeSvg = prefix === '' || local === 'svg'
    const isAllowed = mustBeSvg ? value === SVG : value !== SVG && !/xhtml/i.test(value)
    return isAllowed ? null : 'uses the SVG or HTML namespace under another name'
  }
  if (local.startsWith('on')) return `contains an event handler (${local})`
  if (prefix === 'xml' && local === 'base') return 'changes the base address of its links'
  if (local === 'href' || local === 'src') {
    return HARMLESS_ADDRESS.test(value.trim()) || value.trim() === ''
      ? null
      : 'refers to something outside itself'
  }
  return local === 'style' || /\(/.test(value) ? cssProblem(value) : null
}

function textProblem(text: string, open: string[]): string | null {
  if (!isStyle(open)) return null
  const css = decodeReferences(text)
  return css === null ? 'is not well-formed XML' : cssProblem(css)
}

function isStyle(open: string[]): boolean {
  return /^(svg:)?style$/i.test(open.at(-1) ?? '')
}

/** All backslash escapes are refused, because escaped letters can hide the other forbidden words. */
function cssProblem(css: string): string | null {
  if (/\\|@import|expression\s*\(|image-set\s*\(|javascript:|-moz-binding/i.test(css)) {
    return 'has styles that could run or load something'
  }
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)) {
    if (!HARMLESS_ADDRESS.test(address)) return 'refers to something outside itself'
  }
  return null
}

/** Decodes `&#106;`, `&#x6a;` and XML's five names. Null for any other reference. */
function decodeReferences(value: string): string | null {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  let valid = true
  const decoded = value.replace(/&([^;&\s]*);?/g, (whole, reference: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? []
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : names[reference]
    if (character === undefined || !whole.endsWith(';')) valid = false
    return character ?? ''
  })
  return valid ? decoded : null
}
