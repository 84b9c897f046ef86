import { NAMESPACE } from './write-xliff.ts'
import { childrenNamed, parseXml, type XmlElement, type XmlNode } from './xml.ts'

/** A unit of a returned file. */
export interface ReadUnit {
  id: string
  source: XmlNode[]
  /** Empty when there is none. */
  target: XmlNode[]
  state: string
  /** The fingerprint of the French at export; null when the agency's tool dropped it. */
  french: string | null
}

export interface ReadDocument {
  type: string
  id: string
  units: ReadUnit[]
}

/** An XML file that is not the expected XLIFF. */
export class NotXliffError extends Error {
  override name = 'NotXliffError'
}

/** The documents of an XLIFF 1.2 file from English to French. Throws XmlError or NotXliffError. */
export function readXliff(text: string): ReadDocument[] {
  const root = parseXml(text.replace(/^\ufeff/, ''))
  if (root.name !== 'xliff' || !root.attributes.version?.startsWith('1.')) {
    throw new NotXliffError(`<${root.name}>`)
  }
  const prefix = Object.entries(root.attributes)
    .find(([, value]) => value === NAMESPACE)?.[0]
    .split(':')[1]
  return childrenNamed(root, 'file').map((file) => documentOf(file, `${prefix ?? 'montage'}:french`))
}

function documentOf(file: XmlElement, frenchName: string): ReadDocument {
  const { original = '', 'source-language': from = '', 'target-language': to = '' } = file.attributes
  if (!/^en\b/i.test(from) || !/^fr\b/i.test(to)) throw new NotXliffError(`${from} → ${to}`)
  const [type = '', ...id] = original.split('/')
  const units = childrenNamed(file, 'body').flatMap(transUnits)
  return { type, id: id.join('/'), units: units.map((unit) => unitOf(unit, frenchName)) }
}

/** Also units in groups, which some tools make. */
function transUnits(element: XmlElement): XmlElement[] {
  return [...childrenNamed(element, 'trans-unit'), ...childrenNamed(element, 'group').flatMap(transUnits)]
}

function unitOf(unit: XmlElement, frenchName: string): ReadUnit {
  const [source] = childrenNamed(unit, 'source')
  const [target] = childrenNamed(unit, 'target')
  return {
    id: unit.attributes.id ?? '',
    source: source?.children ?? [],
    target: target?.children ?? [],
    state: target?.attributes.state ?? '',
    french: unit.attributes[frenchName] ?? null,
  }
}
