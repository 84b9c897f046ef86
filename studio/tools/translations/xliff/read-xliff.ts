import { languageOfTag } from '#lib/i18n/languages.ts'
import { type KeptTexts, type OriginalData, plainInline } from '#studio/core/marked-text/read-inline.ts'
import {
  childrenNamed,
  parseXml,
  type XmlElement,
  XmlError,
  type XmlNode,
} from '#studio/core/marked-text/xml.ts'
import { readTextFile } from '#studio/core/text-file.ts'
import { NAMESPACE } from './form.ts'

/** The largest accepted file. All texts of the site are many times smaller. */
const MAX_BYTES = 20_000_000

/** A unit of a returned file. */
export interface ReadUnit {
  id: string
  source: XmlNode[]
  /** Empty when the unit has no target. */
  target: XmlNode[]
  /** The state in the words of XLIFF 1.2; empty when the file has none. */
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

/** The documents of an XLIFF file (1.x or 2.x) from English to French. Throws TextFileError, XmlError or NotXliffError. */
export function readXliff(bytes: Uint8Array): ReadDocument[] {
  if (bytes.byteLength > MAX_BYTES) throw new XmlError('too-large')
  const root = parseXml(readTextFile(bytes))
  const major = /^[12](?=\.)/.exec(root.attributes.version ?? '')?.[0]
  if (root.name !== 'xliff' || major === undefined) throw new NotXliffError(`<${root.name}>`)
  const prefix = Object.entries(root.attributes)
    .find(([, value]) => value === NAMESPACE)?.[0]
    .split(':')[1]
  const frenchName = `${prefix ?? 'montage'}:french`
  return childrenNamed(root, 'file').map((file) => {
    const { original = '', 'source-language': from, 'target-language': to } = file.attributes
    const languages =
      major === '1' ? { from, to } : { from: root.attributes.srcLang, to: root.attributes.trgLang }
    checkLanguages(languages)
    const units =
      major === '1'
        ? childrenNamed(file, 'body').flatMap((body) => allNamed(body, 'trans-unit'))
        : allNamed(file, 'unit')
    const read = major === '1' ? unitOf1 : unitOf2
    const [type = '', ...id] = original.split('/')
    return {
      type,
      id: id.join('/'),
      units: units.map((unit) => ({ ...read(unit), french: unit.attributes[frenchName] ?? null })),
    }
  })
}

/** The language of the targets may be left out: the export asked for French. */
function checkLanguages({ from = '', to = '' }: { from?: string; to?: string }): void {
  if (languageOfTag(from) !== 'en' || (to !== '' && languageOfTag(to) !== 'fr')) {
    throw new NotXliffError(`${from} → ${to}`)
  }
}

/** All units of an element, also units in groups, which some tools make. */
function allNamed(element: XmlElement, name: string): XmlElement[] {
  return [
    ...childrenNamed(element, name),
    ...childrenNamed(element, 'group').flatMap((group) => allNamed(group, name)),
  ]
}

type UnitText = Omit<ReadUnit, 'french'>

const APPROVED = new Map<string | undefined, boolean>([
  ['yes', true],
  ['no', false],
])

function unitOf1(unit: XmlElement): UnitText {
  const [source] = childrenNamed(unit, 'source')
  const [target] = childrenNamed(unit, 'target')
  return {
    id: unit.attributes.id ?? '',
    ...plainTexts(source?.children, target?.children),
    state: target?.attributes.state ?? ownState(unit),
    approved: APPROVED.get(unit.attributes.approved) ?? null,
  }
}

/** What tools write in files of their own in place of a state, and whether somebody has confirmed the translation. */
const CONFIRMED: Record<string, boolean> = {
  // memoQ (`mq:status`)
  ...{ NotStarted: false, Pretranslated: false, PartiallyEdited: false, Rejected: false },
  ...{ ManuallyConfirmed: true, Reviewer1Confirmed: true, Proofread: true },
  // Trados (`conf` of a sentence)
  ...{ Draft: false, RejectedTranslation: false, RejectedSignOff: false },
  ...{ Translated: true, ApprovedTranslation: true, ApprovedSignOff: true },
  // Phrase (`m:confirmed`)
  ...{ 0: false, 1: true },
}

function ownState(unit: XmlElement): string {
  const sentences = childrenNamed(unit, 'seg-defs').flatMap((list) => childrenNamed(list, 'seg'))
  const said = [
    unit.attributes['mq:status'],
    unit.attributes['m:confirmed'],
    ...sentences.map(({ attributes }) => attributes.conf ?? 'Draft'),
  ].flatMap((word = '') => CONFIRMED[word] ?? [])
  if (said.length === 0) return ''
  return said.every(Boolean) ? 'translated' : 'needs-review-translation'
}

/** A unit of XLIFF 2. Its text may be cut into segments, with spaces between them that are not translated. */
function unitOf2(unit: XmlElement): UnitText {
  const parts = unit.children.filter(
    (child): child is XmlElement =>
      typeof child === 'object' && (child.name === 'segment' || child.name === 'ignorable'),
  )
  const segments = parts.filter(({ name }) => name === 'segment')
  const isTranslated = segments.every((segment) => childrenNamed(segment, 'target').length > 0)
  const textsOf = (part: XmlElement, name: string) => childrenNamed(part, name)[0]?.children
  const source = parts.flatMap((part) => textsOf(part, 'source') ?? [])
  const target = parts.flatMap((part) => textsOf(part, 'target') ?? textsOf(part, 'source') ?? [])
  const data = childrenNamed(unit, 'originalData').flatMap((list) => childrenNamed(list, 'data'))
  const texts = new Map(
    data.map(({ attributes, children }) => [
      attributes.id ?? '',
      children.filter((child) => typeof child === 'string').join(''),
    ]),
  )
  const states = segments.map(({ attributes }) => stateOf(attributes))
  return {
    id: unit.attributes.name ?? unit.attributes.id ?? '',
    ...plainTexts(source, isTranslated ? target : [], texts),
    state: STATES_OF_2.find((state) => states.includes(state)) ?? '',
    approved: null,
  }
}

function plainTexts(
  source: XmlNode[] = [],
  target: XmlNode[] = [],
  data: OriginalData = new Map(),
): Pick<ReadUnit, 'source' | 'target'> {
  const kept: KeptTexts = new Map()
  return { source: plainInline(source, kept, data), target: plainInline(target, kept, data) }
}

/** States of segments in the words of XLIFF 1.2. A unit has the first one of any of its segments. */
const STATES_OF_2 = ['new', 'needs-review-translation', 'translated', 'signed-off', 'final']

const BY_STATE: Record<string, string> = {
  initial: 'new',
  translated: 'translated',
  reviewed: 'signed-off',
  final: 'final',
}

/** A sub-state of a translation that is not reviewed says what has to be done with it. */
function stateOf({ state = 'initial', subState = '' }: Record<string, string>): string {
  return state === 'translated' && subState !== '' ? 'needs-review-translation' : (BY_STATE[state] ?? '')
}
