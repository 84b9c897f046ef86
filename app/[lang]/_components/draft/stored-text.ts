import { studioPath } from '@sanity/client/csm'
import { z } from 'zod'
import { DATASET, LAKE_PATH } from '#lib/embedded-project.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, type LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'

/** Why a text could not be read or written. */
export type Refusal = 'changed' | 'gone' | 'signedOut' | 'forbidden' | 'offline' | 'failed'

export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  /** With `changed`: the text as it is now. */
  readonly text: string

  constructor(refusal: Refusal, text = '') {
    super(refusal)
    this.refusal = refusal
    this.text = text
  }
}

/** A localized field: its document's published id, and where it is in the document. */
interface FieldPlace {
  id: string
  path: string
}

interface Change extends FieldPlace {
  lang: Language
  text: string
  /** The text that the person began with. */
  before: string
}

/** How often a write is tried while others write other fields of the document. */
const ATTEMPTS = 3

/** The role of who is signed in. Throws a RefusedError. */
export async function askRole(): Promise<string> {
  return z.object({ role: z.string() }).parse(await ask('users/me')).role
}

/** The field as the preview shows it: of the draft, or else of the published document. Throws a RefusedError. */
export async function readField({ id, path }: FieldPlace): Promise<LocalizedField> {
  return (await readDocument({ id, path })).field
}

/**
 * Writes one language of a field into the draft, which is made if there is none. Refused as `changed` when somebody
 * has meanwhile written another text there; changes of other fields do not matter. Throws a RefusedError.
 */
export async function writeText(change: Change): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await tryToWrite(change)) return
  }
  throw new RefusedError('failed')
}

/** False when somebody else's write came between reading and writing. */
async function tryToWrite({ id, path, lang, text, before }: Change): Promise<boolean> {
  const { document, field } = await readDocument({ id, path })
  const now = textOf(field, lang)
  if (now !== before) throw new RefusedError('changed', now)
  const value = text === '' ? undefined : text
  const set = { [path]: lang === 'en' ? withEnglish(field, value) : withFrench(field, value) }
  const draftId = `drafts.${id}`
  const hasDraft = document._id === draftId
  const mutations = [
    ...(hasDraft ? [] : [{ create: { ...document, _id: draftId } }]),
    { patch: { id: draftId, set, ...(hasDraft && { ifRevisionID: document._rev }) } },
  ]
  return (await ask(`data/mutate/${DATASET}`, { mutations })) !== CONFLICT
}

/** The text of one language, empty when there is none. */
export function textOf(field: LocalizedField, lang: Language): string {
  const text = field[lang]
  return typeof text === 'string' ? text : ''
}

const documentsAnswer = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) })

async function readDocument({ id, path }: FieldPlace) {
  const { documents } = documentsAnswer.parse(await ask(`data/doc/${DATASET}/drafts.${id},${id}`))
  const [document] = documents
  const field = document && studioPath.get(document, path)
  if (!document || !isLocalizedField(field)) throw new RefusedError('gone')
  return { document, field }
}

const CONFLICT = Symbol('conflict')

/** What the lake answers, with the rights of who is signed in. Posts when there is something to send. */
async function ask(path: string, body?: unknown): Promise<unknown> {
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : undefined
  const response = await fetch(`${LAKE_PATH}/v${API_VERSION}/${path}`, {
    headers: { 'content-type': 'application/json' },
    ...request,
  }).catch(() => null)
  if (response?.ok) return response.json()
  if (response?.status === 409) return CONFLICT
  throw new RefusedError(response ? (REFUSALS[response.status] ?? 'failed') : 'offline')
}

const REFUSALS: Record<number, Refusal> = { 401: 'signedOut', 403: 'forbidden' }
