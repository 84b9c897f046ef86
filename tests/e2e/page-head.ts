/** What a page's HTML says about itself to machines. */
export interface PageHead {
  titles: string[]
  /** By `name` or `property`. */
  meta: ReadonlyMap<string, string[]>
  /** By `rel`; an alternate by `alternate <hreflang>`. */
  links: ReadonlyMap<string, string[]>
  /** Every JSON-LD script, parsed. */
  structured: unknown[]
}

export function headOf(html: string): PageHead {
  const withoutCode = html.replace(/<script(?! type="application\/ld\+json")[\s>][\s\S]*?<\/script>/g, '')
  const meta = new Map<string, string[]>()
  for (const [tag] of withoutCode.matchAll(/<meta [^>]*>/g)) {
    add(meta, attribute(tag, 'name') ?? attribute(tag, 'property'), attribute(tag, 'content'))
  }
  const links = new Map<string, string[]>()
  for (const [tag] of withoutCode.matchAll(/<link [^>]*>/g)) {
    const language = attribute(tag, 'hreflang') ?? attribute(tag, 'hrefLang')
    add(links, [attribute(tag, 'rel'), language].filter(Boolean).join(' '), attribute(tag, 'href'))
  }
  const withoutDrawings = withoutCode.replace(/<svg[\s>][\s\S]*?<\/svg>/g, '')
  return {
    titles: [...withoutDrawings.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => decode(text)),
    meta,
    links,
    structured: [...withoutCode.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  }
}

/** The address a page goes by. */
export const canonicalOf = (html: string): URL =>
  new URL(headOf(html).links.get('canonical')?.[0] ?? 'about:blank')

function add(found: Map<string, string[]>, key: string | undefined, value: string | undefined) {
  if (key && value !== undefined) found.set(key, [...(found.get(key) ?? []), value])
}

function attribute(tag: string, name: string): string | undefined {
  const value = tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
  return value === undefined ? undefined : decode(value)
}

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Every `@type` in structured data, whatever it is part of. */
export function typesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn)
  if (typeof data !== 'object' || data === null) return []
  const own = '@type' in data && typeof data['@type'] === 'string' ? [data['@type']] : []
  return [...own, ...Object.values(data).flatMap(typesIn)]
}

/** Width and height in the bytes of a PNG or JPEG. */
export function pictureSize(bytes: Buffer): { format: string; width: number; height: number } | null {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') {
    return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}
