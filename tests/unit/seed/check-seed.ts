import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { NEVER, of } from 'rxjs'
import { createSourceFromConfig, type Path, type SanityDocument, validateDocument } from 'sanity'
import { SINGLETONS } from '#schemas/index.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { isRecord, type SeedDocument } from './read-seed.ts'
import { type SeedFacts, walkDocument } from './walk.ts'

export const ANY_IMAGE = `image-${'0'.repeat(40)}-400x300-svg`

/** A client whose queries are answered from the seed; nothing goes over the network. */
export function clientOver(documents: SeedDocument[]) {
  const client = createClient({
    projectId: 'seed',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  return Object.assign(client, {
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset: documents, params })).get(),
  })
}

/** The content model as Sanity compiles it, with its own validation. */
export async function createSource(client: ReturnType<typeof clientOver>) {
  return createSourceFromConfig({
    name: 'default',
    title: 'Seed',
    projectId: 'seed',
    dataset: 'production',
    schema: { types: schemaTypes('en') },
    auth: { state: of({ authenticated: true, currentUser: null, client }), token: NEVER },
  })
}

/** What the importer makes of `_sanityAsset`. */
export function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, part]) =>
    name === '_sanityAsset' ? ['asset', { _type: 'reference', _ref: ANY_IMAGE }] : [name, withAssets(part)],
  )
  return Object.fromEntries(entries)
}

/** `features[2].fr` for a path whose list items are named by key. */
function readablePath(path: Path, document: SeedDocument): string {
  let value: unknown = document
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'string') {
      value = isRecord(value) ? value[segment] : undefined
      return text === '' ? segment : `${text}.${segment}`
    }
    const key = isRecord(segment) ? segment._key : undefined
    const index =
      Array.isArray(value) && key ? value.findIndex((item) => item?._key === key) : Number(segment)
    value = Array.isArray(value) ? value[index] : undefined
    return `${text}[${index}]`
  }, '')
}

function idProblems(documents: SeedDocument[]): string[] {
  const singletons = new Set(SINGLETONS.map(({ name }) => name))
  const ids = documents.map(({ _id }) => _id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: there are two of it`),
    ...ids
      .filter((id) => !/^[a-zA-Z0-9-]+$/.test(id))
      .map((id) => `${id}: use only letters, digits and dashes in _id`),
    ...documents
      .filter(({ _id, _type }) => singletons.has(_type) && _id !== _type)
      .map(({ _id, _type }) => `${_id}: there is one ${_type}, its _id is "${_type}"`),
  ]
}

/**
 * Checks seed documents against the content model: shape, the Studio's own validation (errors and warnings), both
 * languages, references, images. `folder` is what image paths are relative to. Answers one sentence per problem.
 */
export async function checkSeed(documents: SeedDocument[], folder: string): Promise<string[]> {
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  const facts: SeedFacts = {
    typeOf: (id) => types.get(id),
    imageExists: (file) => existsSync(resolve(folder, file)),
  }
  const client = clientOver(documents)
  const source = await createSource(client)

  async function problemsOf(document: SeedDocument): Promise<string[]> {
    const type = source.schema.get(document._type)
    if (!type) return [`_type "${document._type}" is not in the content model`]
    const markers = await validateDocument({
      document: withAssets(document) as SanityDocument,
      workspace: source,
      getClient: () => client,
      getDocumentExists: async ({ id }) => id === ANY_IMAGE || types.has(id),
    })
    const found = walkDocument(document, type, facts)
    const told = new Set(found.map(({ path }) => path))
    const fromStudio = markers
      .map(({ path, message }) => ({ path: readablePath(path, document), message }))
      .filter(({ path }) => !told.has(path))
    return [
      ...found.map(({ path, problem }) => `${path} ${problem}`),
      ...fromStudio.map(({ path, message }) => `${path}: ${message}`),
    ]
  }

  const perDocument = await Promise.all(
    documents.map(async (document) =>
      (await problemsOf(document)).map((problem) => `${document._id}: ${problem}`),
    ),
  )
  return [...idProblems(documents), ...perDocument.flat()]
}
