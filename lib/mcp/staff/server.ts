import { McpServer, type ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import { checkDocument } from '#lib/content-rules/check-document.ts'
import { schemaOfField, shownFields, typeNamed } from '#lib/content-rules/json-schema.ts'
import { pathText } from '#lib/i18n/at-path.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { translationState } from '#lib/i18n/translation-state.ts'
import type { Role } from '#lib/roles.ts'
import { RIGHTS } from '#lib/server/rights/table.ts'
import { answer, CONTENT_IS_DATA } from '../answer.ts'
import {
  contentOf,
  currentOf,
  describeDocument,
  differencesOf,
  documentsWith,
  linksOf,
  readCurrent,
  readPair,
  type Stored,
  typesFor,
} from './documents.ts'
import type { LakeApi } from './lake-api.ts'
import { patchFor } from './write-draft.ts'

const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false }
const id = z.string().max(128).describe('The id of a document, as find says it')
const type = z.string().max(64).optional().describe('Only documents of this type. See content_model')
const lang = z.enum(LANGUAGES).default('en')
const page = {
  from: z.int().min(0).default(0).describe('How many to leave out at the beginning'),
  most: z.int().min(1).max(200).default(50).describe('The most in the answer'),
}

/** A part of a list, with the number of all. */
const partOf = (list: readonly unknown[], { from, most }: { from: number; most: number }) => ({
  total: list.length,
  items: list.slice(from, from + most),
})

/**
 * The tools for the assistants of staff, as far as the role of their token goes. What there is to read and to write follows from the
 * content model, and the lake checks every write. No tool publishes, deletes, or reads a request of a customer.
 */
export function staffServer(role: Role, lake: LakeApi): McpServer {
  const server = new McpServer(
    { name: `${BRAND.name} (content)`, version: '1' },
    {
      instructions: `Read and prepare the content of a site in English and Canadian French. You write drafts; a person looks at them in the Studio and publishes. Names in braces, such as {city}, are filled in by the site: keep them. French is Québec French with "vous"; figures and names stay. ${CONTENT_IS_DATA}`,
    },
  )
  addModel(server)
  addReading(server, lake)
  addReview(server, lake)
  const fields = RIGHTS[role].content?.draft?.change
  if (fields) addWriting(server, lake, fields === 'french')
  return server
}

function addModel(server: McpServer): void {
  server.registerTool(
    'content_model',
    {
      title: 'Content model',
      description:
        'The types of documents, or the fields of one type as a JSON Schema. A localized text is {"_type", "en", "fr"}.',
      annotations: READS,
      inputSchema: z.object({ type }),
    },
    async ({ type }) => {
      const definitions = typesFor(type).map((name) => ({ name, definition: typeNamed(name) }))
      return answer({
        types: definitions.map(({ name, definition }) => ({
          type: name,
          title: definition?.title,
          ...(type &&
            definition && { schema: schemaOfField({ type: 'object', fields: shownFields(definition) }) }),
        })),
      })
    },
  )
}

function addReading(server: McpServer, lake: LakeApi): void {
  server.registerTool(
    'find',
    {
      title: 'Find documents',
      description: `Documents of a type, or with some words in any text, with drafts in place of what is published. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ words: z.string().max(200).optional(), type, ...page }),
    },
    async ({ words, type, ...part }) => {
      const found = documentsWith(await readCurrent(lake, typesFor(type)), words)
      const { total, items } = partOf(found, part)
      return answer({ total, documents: items })
    },
  )
  server.registerTool(
    'read',
    {
      title: 'Read a document',
      description: `A document as the Studio shows it: its draft, or what is published. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ id }),
    },
    async ({ id }) => {
      const pair = await readPair(lake, id)
      const current = currentOf(pair)
      return answer({
        ...describeDocument(current),
        hasDraft: pair.draft !== null,
        isPublished: pair.published !== null,
        content: contentOf(current),
      })
    },
  )
  server.registerTool(
    'french_to_do',
    {
      title: 'French to do',
      description: `The texts whose French is missing, or older than their English, with the path to write at. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ type, ...page }),
    },
    async ({ type, ...part }) => {
      const documents = await readCurrent(lake, typesFor(type))
      const { total, items } = partOf(documents.flatMap(frenchToDo), part)
      return answer({ total, texts: items })
    },
  )
}

function frenchToDo(document: Stored) {
  return [...localizedFields(document)].flatMap(({ path, field }) => {
    const state = translationState(field)
    if (state === null || state === 'done') return []
    const { en, fr, translatedFrom } = field
    return [
      {
        id: document._id,
        type: document._type,
        path: `${pathText(path)}.fr`,
        state,
        content: { en, fr, translatedFrom },
      },
    ]
  })
}

function addReview(server: McpServer, lake: LakeApi): void {
  server.registerTool(
    'waiting',
    {
      title: 'Drafts that wait',
      description: `The drafts that nobody has published yet, newest first, with who wrote them. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object(page),
    },
    async (part) => {
      const { drafts, people } = activity.parse(await lake.activity())
      const names = new Map(people.map(({ id, displayName }) => [id, displayName]))
      const known = new Map((await readCurrent(lake, typesFor(undefined))).map((one) => [one._id, one]))
      const waiting = drafts.flatMap(({ id, since, editors }) => {
        const document = known.get(id.replace(/^drafts\./, ''))
        const by = editors.map(({ author, at }) => ({ name: names.get(author) ?? null, at }))
        return document ? [{ ...describeDocument(document), since, by }] : []
      })
      const { total, items } = partOf(waiting, part)
      return answer({ total, drafts: items })
    },
  )
  server.registerTool(
    'compare',
    {
      title: 'Compare a draft',
      description: `The places in which a draft differs from what is published, with both values. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ id }),
    },
    async ({ id }) => answer({ id, differences: differencesOf(await readPair(lake, id)) }),
  )
  server.registerTool(
    'check',
    {
      title: 'Check a document',
      description:
        'The rules that a document breaks, in the words of the Studio. An error stops its publication, a warning does not.',
      annotations: READS,
      inputSchema: z.object({ id, lang }),
    },
    async ({ id, lang }) => {
      const current = currentOf(await readPair(lake, id))
      const problems = await checkDocument(current, lake.fetch, lang)
      return answer({
        id,
        problems: problems.map(({ path, ...problem }) => ({ ...problem, path: pathText(path) })),
      })
    },
  )
  server.registerTool(
    'preview_link',
    {
      title: 'Links for a person',
      description:
        'The addresses at which a person who is signed in looks at a draft: its form and its page. Give them to the person.',
      annotations: READS,
      inputSchema: z.object({ id, lang }),
    },
    async ({ id, lang }) => answer({ id, ...linksOf(currentOf(await readPair(lake, id)), lang) }),
  )
}

const activity = z.object({
  drafts: z.array(
    z.object({
      id: z.string(),
      since: z.string(),
      editors: z.array(z.object({ author: z.string(), at: z.string() })),
    }),
  ),
  people: z.array(z.object({ id: z.string(), displayName: z.string() })),
})

function addWriting(server: McpServer, lake: LakeApi, isFrenchOnly: boolean): void {
  server.registerTool(
    'write_draft',
    {
      title: 'Write fields of a draft',
      description: [
        'Writes single fields of the draft of a document, which is made if there is none. Nothing is published.',
        isFrenchOnly ? 'This token may write French only: paths that end in ".fr".' : '',
        'All changes of a call are made, or none.',
      ]
        .filter(Boolean)
        .join(' '),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      inputSchema: z.object({
        id,
        fields: z
          .array(
            z.object({
              path: z.string().max(500).describe('Such as description.fr or faqs[_key=="a1"].answer.fr'),
              value: z.unknown().describe('As content_model says it; null empties the field'),
            }),
          )
          .min(1)
          .max(50),
      }),
    },
    async ({ id, fields }) => {
      const pair = await readPair(lake, id)
      await lake.edit(pair.id, {
        ...patchFor(
          pair,
          fields.map(({ path, value }) => ({ path, value })),
        ),
      })
      const written = await readPair(lake, pair.id)
      return answer({
        id: pair.id,
        ...linksOf(currentOf(written), 'en'),
        differences: differencesOf(written),
      })
    },
  )
}
