import { studioPath } from '@sanity/client/csm'
import { z } from 'zod'
import { DATASET, LAKE_PATH } from '#lib/embedded-project.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, type LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'

// Otherwise zod tries whether it may use `eval`, which the pages' policy forbids.
z.config({ jitless: true })

/** Why a text could not be read or written. */
export type Refusal = 'changed' | 'busy' | 'gone' | 'signedOut' | 'forbidden' | 'offline' | 'failed'

const REFUSALS: Record<number, Refusal> = { 401: 'signedOut', 403: 'forbidden', 409: 'busy' }

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

/** The role of who is signed in. Throws a RefusedError, as all of these do. */
export async function askRole(): Promise<string> {
  return z.object({ role: z.string() }).parse(await ask('users/me')).role
}

const stored = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) })

/** A field as the preview shows it, with its document: the draft, or else the published one. */
export async function readField({ id, path }: FieldPlace) {
  const { documents } = stored.parse(await ask(`data/doc/${DATASET}/drafts.${id},${id}`))
  const [document] = documents
  const field = document && studioPath.get(document, path)
  if (!document || !isLocalizedField(field)) throw new RefusedError('gone')
  return { document, field }
}

/**
 * Writes one language of a field into the draft, which is made if there is none. Refused when somebody has meanwhile
 * written another text there; changes of other fields do not matter.
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

/** What the lake answers, with the rights of who is signed in. */
async function ask(path: string, request: RequestInit = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const address = `${LAKE_PATH}/v${API_VERSION}/${path}`
  const response = await fetch(address, { headers, ...request }).catch(() => null)
  if (!response) throw new RefusedError('offline')
  if (!response.ok) throw new RefusedError(REFUSALS[response.status] ?? 'failed')
  return response.json()
}
