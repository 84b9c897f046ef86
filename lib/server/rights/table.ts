import { isDraftId, isPublishedId, isSystemId, publishedId } from 'content-lake'
import { TRANSLATION_NOTE } from '#lib/i18n/translation-note.ts'
import type { Role } from '#lib/roles.ts'
import { APPROVAL } from '#lib/shapes/approval.ts'

/*
 * The rights. For a role, a kind of document, a form of its id and an action, the table has the fields that may change. A
 * change that is not in the table is refused. Rules for every role are in `authorize.ts`.
 */

/**
 * content   every type of the schema
 * note      messages about French between authors and translators
 * approval  requests that somebody else publishes a draft
 * secret    secrets with which the presentation tool opens drafts in its preview frame
 * asset     documents about images and files; an upload creates them
 * tool      documents of Sanity's other tools
 * release   content releases and schedules; only their actions change them
 * system    documents of the lake itself
 */
export type Kind = 'content' | 'note' | 'approval' | 'secret' | 'asset' | 'tool' | 'release' | 'system'

/** `reserved` is an id such as `_.x`, or one with more than one prefix, such as `drafts.drafts.x`. */
export type Form = 'published' | 'draft' | 'version' | 'reserved'

export type Action = 'create' | 'change' | 'delete'

/**
 * any       all fields
 * french    French text, compared with the published version and the version before the change
 * reply     the reply in a note
 * secret    the fields of a preview secret, while nothing is published under its id
 * texts     all fields except those that describe the bytes of a file
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
/** `approval.ts` says which change is allowed: one more request, in the person's own name. */
const REQUESTS: Forms = { published: { create: 'any', change: 'any' } }
/** The presentation tool makes its secrets as drafts. A secret with another form of id may only be deleted. */
const CLEANED_SECRETS: Forms = {
  published: { delete: 'any' },
  version: { delete: 'any' },
  draft: { ...SECRETS.draft, delete: 'any' },
}

export const RIGHTS: Readonly<Record<Role, Readonly<Partial<Record<Kind, Forms>>>>> = {
  administrator: {
    content: { ...CONTENT, reserved: ALL },
    note: NOTES,
    approval: { published: ALL },
    secret: { ...CLEANED_SECRETS, reserved: { delete: 'any' } },
    asset: ASSETS,
    tool: { ...CONTENT, reserved: ALL },
    release: RELEASES,
    system: { ...CONTENT, reserved: ALL },
  },
  editor: {
    content: CONTENT,
    note: NOTES,
    approval: REQUESTS,
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
    approval: REQUESTS,
    secret: SECRETS,
  },
  viewer: { secret: SECRETS },
}

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'
export const RELEASE = 'system.release'

const KINDS: Readonly<Record<string, Kind>> = {
  [TRANSLATION_NOTE]: 'note',
  [APPROVAL]: 'approval',
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
