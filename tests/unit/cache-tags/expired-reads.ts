import type { LakeDocument } from 'content-lake'
import {
  createView,
  type DocumentIndex,
  type Plan,
  referencesOf,
  runQuery,
  temporaryIndex,
  type View,
} from 'content-lake/groq'
import { fieldTagsOfRead, type KnownReadFields, keyOfReadFields } from '#lib/content/field-tags.ts'
import { readFields } from '#lib/content/read-fields.ts'
import { tagsOfTransaction } from '#lib/content/sync.ts'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import type { Change } from './changes.ts'
import type { Read } from './reads.ts'

const PROJECT = { projectId: PROJECT_ID, dataset: DATASET }

interface Answer {
  text: string
  tags: () => Set<string>
  /** What the query asked the documents for: a change of anything else cannot change its result. */
  asked: Asked
}

interface Asked {
  everything: boolean
  ids: Set<string>
  types: Set<string>
  references: Set<string>
}

export interface Expiry {
  changedReads: number
  /** Changed reads that no tag expired. */
  missed: string[]
  /** Reads that were expired although they did not change. */
  needless: number
}

/** Makes each change and takes it back, and compares the reads that changed with those whose tags were fired. */
export function expiredReads(
  documents: LakeDocument[],
  reads: Read[],
  changes: Change[],
  known = fieldsOfReads(reads),
): Expiry {
  const { index, change: makeChange } = temporaryIndex(documents)
  const lake = {
    referrers: (id: string) => index.referrers(id),
    getDocuments: (ids: string[]) => ids.map((id) => index.get(id)).filter((document) => !!document),
  }
  const answers = new Map(reads.map((read) => [read, answerOf(read, index, known)]))
  const expiry: Expiry = { changedReads: 0, missed: [], needless: 0 }

  function fire(change: Pick<Change, 'id' | 'before' | 'after'>): string[] {
    makeChange(change)
    return tagsOfTransaction(lake, { changes: [change] }, known)
  }

  function note(isChanged: boolean, isExpired: boolean, what: string): void {
    if (isChanged) expiry.changedReads++
    if (isChanged && !isExpired) expiry.missed.push(what)
    if (!isChanged && isExpired) expiry.needless++
  }

  for (const change of changes) {
    const { name, id, before, after } = change
    const fired = fire(change)
    const changed = new Map<Read, Answer>()
    for (const [read, answer] of answers) {
      const again = mayChange(answer.asked, change) ? answerOf(read, index, known) : answer
      const isChanged = again.text !== answer.text
      if (isChanged) changed.set(read, again)
      note(isChanged, isExpired(answer, fired), `${id}, ${name}: ${read.name}`)
    }
    const firedBack = fire({ id, before: after, after: before })
    for (const [read, answer] of answers) {
      const again = changed.get(read)
      note(!!again, isExpired(again ?? answer, firedBack), `${id}, ${name} and taken back: ${read.name}`)
    }
  }
  return expiry
}

function isExpired({ tags }: Answer, fired: string[]): boolean {
  return fired.some((tag) => tags().has(tag))
}

/** What the site has in read-fields.json, of these reads. */
function fieldsOfReads(reads: Read[]): KnownReadFields {
  return Object.fromEntries(
    reads.flatMap(({ query }) => {
      const [key, fields] = [keyOfReadFields(query), readFields(query)]
      return key && fields ? [[key, fields]] : []
    }),
  )
}

function answerOf({ query, params }: Read, index: DocumentIndex, known: KnownReadFields): Answer {
  const asked: Asked = { everything: false, ids: new Set(), types: new Set(), references: new Set() }
  const result = runQuery(query, params, recording(createView(index, ['published']), asked), PROJECT)
  let tags: Set<string> | undefined
  return {
    text: JSON.stringify(result),
    tags: () => (tags ??= new Set(fieldTagsOfRead(query, params, result, known))),
    asked,
  }
}

function recording(view: View, asked: Asked): View {
  return {
    ...view,
    get(id) {
      asked.ids.add(id)
      return view.get(id)
    },
    find(plan, passes) {
      note(plan, asked)
      return view.find(plan, passes)
    },
  }
}

function note(plan: Plan, asked: Asked): void {
  if (plan.by === 'everything' || plan.by === 'group' || plan.by === 'release') asked.everything = true
  else if (plan.by === '_id') for (const id of plan.values) asked.ids.add(id)
  else if (plan.by === '_ref') for (const id of plan.values) asked.references.add(id)
  else for (const type of plan.by === 'order' ? [plan.type] : plan.types) asked.types.add(type)
}

function mayChange(asked: Asked, { id, before, after }: Change): boolean {
  if (asked.everything || asked.ids.has(id)) return true
  const versions = [before, after].filter((document) => document !== null)
  return versions.some(
    (document) =>
      asked.types.has(document._type) || referencesOf(document).some((ref) => asked.references.has(ref.id)),
  )
}
