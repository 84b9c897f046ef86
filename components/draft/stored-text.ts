import { studioPath } from '@sanity/client/csm'
import { z } from 'zod'
import { DATASET, LAKE_PATH } from '#lib/embedded-project.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, type LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'

// Without `jitless`, zod tries `eval`. The Content Security Policy of the pages forbids `eval`.
z.config({ jitless: true })

/** Why a text could not be read or written. */
export type Refusal = 'changed' | 'busy' | 'gone' | 'signedOut' | 'forbidden' | 'offline' | 'failed'

const REFUSALS: Record<number, Refusal> = { 401: 'signedOut', 403: 'forbidden', 409: 'busy' }

export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  /** The text that is stored now, when the refusal is `changed`. Otherwise empty. */
  readonly text: string

  constructor(refusal: Refusal, text = '') {
    super(refusal)
    this.refusal = refusal
    this.text = text
  }
}

/** The place of a localized field: the published id of the document, and the path of the field in the document. */
interface FieldPlace {
  id: string
  path: string
}

interface Change extends FieldPlace {
  lang: Language
  text: string
  /** The text before the person began to type. */
  before: string
}

/** The role of the person who is signed in. Like every request of this file, throws a RefusedError when it fails. */
export async function askRole(): Promise<string> {
  return z.object({ role: z.string() }).parse(await ask('users/me')).role
}

const stored = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) })

/** Reads a field as the preview shows it: of the draft, or else of the published document. */
export async function readField({ id, path }: FieldPlace) {
  const { documents } = stored.parse(await ask(`data/doc/${DATASET}/drafts.${id},${id}`))
  const [document] = documents
  const field = document && studioPath.get(document, path)
  if (!document || !isLocalizedField(field)) throw new RefusedError('gone')
  return { document, field }
}

/**
 * Writes one language of a field into the draft, and creates the draft if there is none. Throws a RefusedError (`changed`) when
 * somebody has changed this text since the person began to type. Changes of other fields are no conflict.
 */
export async function writeText({ id, path, lang, text, before }: Change): Promise<void> {
  const { document, field } = await readField({ id, path })
  const now = textOf(field, lang)
  if (now !== before) throw new RefusedError('changed', now)
  const set = { [path]: (lang === 'en' ? withEnglish : withFrench)(field, text || undefined) }
  const draftId = `drafts.${id}`
  const mutations =
    document._id === draftId
      ? [{ patch: { id: draftId, ifRevisionID: document._rev, set } }]
      : [{ create: { ...document, _id: draftId } }, { patch: { id: draftId, set } }]
  await ask(`data/mutate/${DATASET}`, { method: 'POST', body: JSON.stringify({ mutations }) })
}

/** The text of one language, empty when there is none. */
export function textOf(field: LocalizedField, lang: Language): string {
  const text = field[lang]
  return typeof text === 'string' ? text : ''
}

/** Sends a request to the lake, with the rights of the person who is signed in. */
async function ask(path: string, request: RequestInit = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const address = `${LAKE_PATH}/v${API_VERSION}/${path}`
  const response = await fetch(address, { headers, ...request }).catch(() => null)
  if (!response) throw new RefusedError('offline')
  if (!response.ok) throw new RefusedError(REFUSALS[response.status] ?? 'failed')
  return response.json()
}
