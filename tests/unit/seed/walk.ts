import {
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  type ObjectSchemaType,
  type SchemaType,
} from 'sanity'
import { frenchProblems, placeholdersDiffer } from './french.ts'
import { isRecord, type SeedDocument } from './read-seed.ts'

/** Facts about the whole seed that single values are checked against. */
export interface SeedFacts {
  typeOf(id: string): string | undefined
  imageExists(file: string): boolean
}

export interface Problem {
  path: string
  problem: string
}

type Report = (path: string, problem: string) => void

const LOCALIZED = new Set(['localeString', 'localeText', 'localeBlocks'])
const IMAGE_ASSET = /^image@file:\/\/(?:\.\/)?(.+)$/

function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value
    .flatMap((block) => (isRecord(block) && Array.isArray(block.children) ? block.children : []))
    .map((span) => (isRecord(span) && typeof span.text === 'string' ? span.text : ''))
    .join('\n')
}

function checkLocalized(value: Record<string, unknown>, path: string, report: Report) {
  const [en, fr] = [plainText(value.en), plainText(value.fr)]
  if (en.trim() === '') report(`${path}.en`, 'is missing')
  if (fr.trim() === '') report(`${path}.fr`, 'is missing')
  for (const problem of frenchProblems(fr)) report(`${path}.fr`, problem)
  if (placeholdersDiffer(en, fr)) report(path, 'has different {placeholders} in the two languages')
}

function checkReference(
  value: Record<string, unknown>,
  type: SchemaType,
  path: string,
  facts: SeedFacts,
  report: Report,
) {
  if (!isReferenceSchemaType(type) || typeof value._ref !== 'string') return
  const found = facts.typeOf(value._ref)
  const allowed = type.to.map((target) => target.name)
  if (found === undefined) report(path, `refers to ${value._ref}, which does not exist`)
  else if (!allowed.includes(found))
    report(path, `refers to a ${found}, but must be a ${allowed.join(' or ')}`)
}

function checkImage(value: Record<string, unknown>, path: string, facts: SeedFacts, report: Report) {
  const file = IMAGE_ASSET.exec(String(value._sanityAsset))?.[1]
  if (!file) report(`${path}._sanityAsset`, 'must look like image@file://./images/name.svg')
  else if (!facts.imageExists(file))
    report(`${path}._sanityAsset`, `names a file that does not exist: ${file}`)
}

function checkObject(value: unknown, type: ObjectSchemaType, path: string, facts: SeedFacts, report: Report) {
  if (!isRecord(value)) return report(path, `must be an object of type ${type.name}`)
  if (type.name !== 'object' && value._type !== type.name) report(path, `must have _type "${type.name}"`)
  if (LOCALIZED.has(type.name)) checkLocalized(value, path, report)
  if (type.name === 'picture') checkImage(value, path, facts, report)
  checkReference(value, type, path, facts, report)
  const types = new Map(type.fields.map((field) => [field.name, field.type]))
  for (const [name, part] of Object.entries(value)) {
    if (name.startsWith('_')) continue
    const partType = types.get(name)
    const partPath = path === '' ? name : `${path}.${name}`
    if (!partType) report(partPath, 'is not a field of the content model')
    else walk(part, partType, partPath, facts, report)
  }
}

function checkArray(value: unknown, members: SchemaType[], path: string, facts: SeedFacts, report: Report) {
  if (!Array.isArray(value)) return report(path, 'must be a list')
  const keys = new Set<unknown>()
  value.forEach((item: unknown, index) => {
    const itemPath = `${path}[${index}]`
    if (!isRecord(item)) return
    if (typeof item._key !== 'string' || item._key === '') report(itemPath, 'has no _key')
    else if (keys.has(item._key)) report(itemPath, `has the same _key as another item: ${item._key}`)
    keys.add(item._key)
    const member = members.find((candidate) => candidate.name === item._type)
    if (!member) report(itemPath, `must have _type "${members.map(({ name }) => name).join('" or "')}"`)
    else walk(item, member, itemPath, facts, report)
  })
}

function walk(value: unknown, type: SchemaType, path: string, facts: SeedFacts, report: Report): void {
  if (isArraySchemaType(type)) return checkArray(value, type.of, path, facts, report)
  if (isObjectSchemaType(type)) checkObject(value, type, path, facts, report)
}

/** Checks a document's shape, languages, references and images: at `features[2].fr`, `is missing`. */
export function walkDocument(document: SeedDocument, type: SchemaType, facts: SeedFacts): Problem[] {
  const problems: Problem[] = []
  walk(document, type, '', facts, (path, problem) => problems.push({ path, problem }))
  return problems
}
