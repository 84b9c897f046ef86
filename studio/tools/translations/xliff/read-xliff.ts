import { languageOfTag } from '#lib/i18n/languages.ts'
import { readTextFile } from '#studio/core/text-file.ts'
import { NAMESPACE } from './write-xliff.ts'
import { childrenNamed, parseXml, type XmlElement, XmlError, type XmlNode } from './xml.ts'

/** The largest accepted file. All texts of the site are many times smaller. */
const MAX_BYTES = 20_000_000

/** A unit of a returned file. */
export interface ReadUnit {
  id: string
  source: XmlNode[]
  /** Empty when the unit has no target. */
  target: XmlNode[]
  state: string
  /** Whether the file marks the unit as approved; null when it does not say. */
  approved: boolean | null
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

/** The documents of an XLIFF 1.2 file from English to French. Throws TextFileError, XmlError or NotXliffError. */
export function readXliff(bytes: Uint8Array): ReadDocument[] {
  if (bytes.byteLength > MAX_BYTES) throw new XmlError('too-large')
  const root = parseXml(readTextFile(bytes))
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
  // The language of the targets may be left out: the export asked for French.
  if (languageOfTag(from) !== 'en' || (to !== '' && languageOfTag(to) !== 'fr')) {
    throw new NotXliffError(`${from} → ${to}`)
  }
  const [type = '', ...id] = original.split('/')
  const units = childrenNamed(file, 'body').flatMap(transUnits)
  return { type, id: id.join('/'), units: units.map((unit) => unitOf(unit, frenchName)) }
}

const APPROVED = new Map<string | undefined, boolean>([
  ['yes', true],
  ['no', false],
])

/** All units of an element, also units in groups, which some tools make. */
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
    approved: APPROVED.get(unit.attributes.approved) ?? null,
    french: unit.attributes[frenchName] ?? null,
  }
}
