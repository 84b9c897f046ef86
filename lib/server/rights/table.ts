import { isDraftId, isPublishedId, isSystemId, publishedId } from 'content-lake'
import { TRANSLATION_NOTE } from '#lib/i18n/translation-note.ts'
import type { Role } from '#lib/roles.ts'

/*
 * Who may write what: role × kind of document × form of its id × what happens to it → which of its fields. What is not in the table,
 * nobody may. What holds for every role stands in `authorize.ts`.
 */

/**
 * content   every type of the schema
 * note      what authors and translators write to each other about French
 * secret    what the presentation tool writes to let its own frame see drafts
 * asset     what is known of an image or a file; its upload makes it
 * tool      what Sanity's other tools keep
 * release   content releases and schedules; the lake lets only its actions change them
 * system    the lake's own
 */
export type Kind = 'content' | 'note' | 'secret' | 'asset' | 'tool' | 'release' | 'system'

/** `reserved` is `_.x`, and every id that has more than one prefix, such as `drafts.drafts.x`. */
export type Form = 'published' | 'draft' | 'version' | 'reserved'

export type Action = 'create' | 'change' | 'delete'

/**
 * any       all fields
 * french    French text, beside what is published or was there before
 * reply     the reply in a note
 * secret    the fields of a preview secret, as long as nothing is published under the id
 * texts     all but what the bytes of a file say
 */
export type Fields = 'any' | 'french' | 'reply' | 'secret' | 'texts'

type Actions = Partial<Record<Action, Fields>>
type Forms = Partial<Record<Form, Actions>>

const ALL: Actions = { create: 'any', change: 'any', delete: 'any' }
const CONTENT: Forms = { published: ALL, draft: ALL, version: ALL }
const SECRETS: Forms = { draft: { create: 'secret', change: 'secret', delete: 'secret' } }
const ASSETS: Forms = { published: { change: 'texts', delete: 'any' } }
const RELEASES: Forms = { reserved: ALL }
const NOTES: Forms = { published: ALL }
/** A secret in the wrong place can be taken away. */
const CLEANED_SECRETS: Forms = {
  published: { delete: 'any' },
  version: { delete: 'any' },
  draft: { ...SECRETS.draft, delete: 'any' },
}

export const RIGHTS: Readonly<Record<Role, Readonly<Partial<Record<Kind, Forms>>>>> = {
  administrator: {
    content: { ...CONTENT, reserved: ALL },
    note: NOTES,
    secret: { ...CLEANED_SECRETS, reserved: { delete: 'any' } },
    asset: ASSETS,
    tool: { ...CONTENT, reserved: ALL },
    release: RELEASES,
    system: { ...CONTENT, reserved: ALL },
  },
  editor: {
    content: CONTENT,
    note: NOTES,
    secret: CLEANED_SECRETS,
    asset: ASSETS,
    tool: CONTENT,
    release: RELEASES,
  },
  translator: {
    content: {
      published: { change: 'french' },
      draft: { create: 'french', change: 'french', delete: 'french' },
    },
    note: { published: { create: 'reply', change: 'reply' } },
    secret: SECRETS,
  },
  viewer: { secret: SECRETS },
}

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'
export const RELEASE = 'system.release'

const KINDS: Readonly<Record<string, Kind>> = {
  [TRANSLATION_NOTE]: 'note',
  [PREVIEW_SECRET]: 'secret',
  [RELEASE]: 'release',
  'sanity.imageAsset': 'asset',
  'sanity.fileAsset': 'asset',
}

export function kindOf(type: string): Kind {
  if (Object.hasOwn(KINDS, type)) return KINDS[type] as Kind
  if (type.startsWith('system.')) return 'system'
  return type.startsWith('sanity.') ? 'tool' : 'content'
}

export function formOf(id: string): Form {
  const main = publishedId(id)
  if (isSystemId(main) || !isPublishedId(main)) return 'reserved'
  if (isDraftId(id)) return 'draft'
  return isPublishedId(id) ? 'published' : 'version'
}
