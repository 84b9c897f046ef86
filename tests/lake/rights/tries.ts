import type { World } from './world.ts'

/** What one request writes, in order. */
export interface Try {
  kind: 'mutations' | 'actions'
  parts: Record<string, unknown>[]
  /** The presentation tool sends it: everybody's may be accepted. */
  isOfPreview?: boolean
}

const SANITY = 'sanity.action.'
const UNDO = 'lake.action.document.undoPublish'

type Random = () => number

/** Numbers from 0 to 1, always the same ones for a seed. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const TYPES = [
  'service',
  'review',
  'siteSettings',
  'translationNote',
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
  'sanity.imageAsset',
  'sanity.fileAsset',
  'system.group',
  'system.release',
  'comment',
  'anything',
]

/** Ids without a prefix: of what is published, of what is not, and of types with ids of their own. */
const NAMES = [
  'service-tv',
  'service-en',
  'service-wall',
  'service-floor',
  'service-new',
  'siteSettings',
  'review-own',
  'review-waiting',
  'review-sample',
  'review-plain',
  'translation-note.service-tv',
  'translation-note.service-wall',
  `image-${'a'.repeat(40)}-1x1-png`,
  `image-${'b'.repeat(40)}-1x1-png`,
  'secret-one',
  'secret-two',
  'group',
  'free',
]

const FORMS: ((name: string) => string)[] = [
  (name) => name,
  (name) => `drafts.${name}`,
  (name) => `versions.spring.${name}`,
  (name) => `versions.none.${name}`,
  (name) => `_.${name}`,
  (name) => `drafts._.${name}`,
  (name) => `versions.spring._.${name}`,
  (name) => `drafts.drafts.${name}`,
  (name) => `drafts.versions.spring.${name}`,
  (name) => `versions.spring.drafts.${name}`,
  (name) => `_.releases.${name}`,
]

const name = { _type: 'localeString', en: 'Mounting', fr: 'Pose' }
const said = { text: 'Yes', by: 'Jo', at: '2026-01-02T00:00:00.000Z' }
const YES: unknown[] = [true, true, 'yes', 1, {}, [1], false, null]
const TIMES: unknown[] = ['2001-01-01T00:00:00Z', 'x'.repeat(300), 7, null, [], {}]

const FIELDS: Record<string, (random: Random) => Record<string, unknown>> = {
  review: (random) => ({
    verified: pick(random, YES),
    rating: pick(random, [2, 5, '5', null]),
    ...(random() < 0.3 && { sample: pick(random, YES) }),
  }),
  translationNote: (random) => ({
    document: pick(random, ['service-tv', 'service-wall', ['service-tv'], 7]),
    ...(random() < 0.7 && { reply: pick(random, [said, { ...said, more: 1 }, 'x']) }),
    ...(random() < 0.2 && { decision: { kind: 'sent', ...said } }),
  }),
  'sanity.previewUrlSecret': (random) => ({
    ...(random() < 0.7 && { secret: pick(random, ['s', 5, {}]) }),
    ...(random() < 0.3 && { name: 'x' }),
  }),
  'sanity.imageAsset': () => ({ path: 'images/montage/production/x.png', size: 1 }),
}

/** Patches, most of which somebody may make somewhere. */
const PATCHES: ((random: Random) => Record<string, unknown>)[] = [
  () => ({ set: { 'name.fr': 'Autre' } }),
  () => ({ set: { 'name.fr': 'Autre', 'name.en': 'Other' } }),
  (random) => ({ set: { 'name.fr': pick<unknown>(random, ['Bien', 5, {}, ['x'], null]) } }),
  () => ({ set: { name } }),
  () => ({ set: { popularityOrder: 9 } }),
  () => ({ inc: { popularityOrder: 1 } }),
  () => ({ unset: ['name.translatedFrom'] }),
  (random) => ({ set: { 'name.translatedFrom': pick<unknown>(random, ['Mount', 'Other', 7]) } }),
  () => ({ set: { 'name.translatedFrom': 'Other' } }),
  () => ({ setIfMissing: { formerSlugs: [{ _key: 'a', slug: 'a', until: 'x', of: 'service-tv' }] } }),
  () => ({ set: { verified: true, rating: 5 } }),
  (random) => ({ set: { verified: pick(random, YES), rating: pick<unknown>(random, [2, 5, '2']) } }),
  (random) => ({ set: { sample: pick(random, YES) } }),
  (random) => ({ set: { rating: pick<unknown>(random, [1, 5, '2', [2]]) } }),
  (random) => ({ set: { reply: pick<unknown>(random, [said, { text: 'x' }, 'x']) } }),
  (random) => ({ set: { document: pick<unknown>(random, ['service-wall', ['service-tv']]) } }),
  (random) => ({ set: { secret: pick<unknown>(random, ['t', 7]) } }),
  () => ({ set: { url: 'https://evil.test/x.png' } }),
  () => ({ set: { title: 'A picture' } }),
  (random) => ({ set: { notReviewed: pick<unknown>(random, [[null], [{}], 'x', []]) } }),
  (random) => ({ set: { _createdAt: pick(random, TIMES) } }),
  (random) => ({ set: { _type: pick(random, TYPES) } }),
  () => ({ set: { _system: { delete: true } } }),
]

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

/**
 * Every patch between something that was taken back and its publication; every type at every form of an id, by every kind of mutation; then sequences
 * of up to three mutations or actions by chance.
 */
export function* tries(world: World, random: Random): Generator<Try> {
  for (const publishedId of [...world.publications.keys()]) {
    for (const patch of [...PATCHES, ...PATCHES]) yield takenBack(world, publishedId, patch(random))
  }
  for (const form of shuffled(random, FORMS)) {
    for (const type of shuffled(random, TYPES)) {
      const id = form(pick(random, NAMES))
      yield mutations({ create: made(random, id, type) })
      yield mutations({ createOrReplace: made(random, form(pick(random, NAMES)), type) })
      yield mutations({ createIfNotExists: made(random, form('free'), type) })
    }
    for (const one of NAMES) {
      yield mutations({ patch: { id: form(one), ...pick(random, PATCHES)(random) } })
      yield mutations({ delete: { id: form(one) } })
    }
  }
  for (;;) {
    if (random() < 0.02) yield preview(random)
    const length = 1 + Math.floor(random() * 3)
    // Most of a sequence is about one document.
    const one = pick(random, NAMES)
    const nameFor = () => (random() < 0.8 ? one : pick(random, NAMES))
    const parts = Array.from({ length })
    if (random() < 0.5) yield mutations(...parts.map(() => mutation(world, random, nameFor())))
    else yield { kind: 'actions', parts: parts.map(() => action(world, random, nameFor())) }
  }
}

const mutations = (...parts: Record<string, unknown>[]): Try => ({ kind: 'mutations', parts })

/** What follows an undo is a change like any other. */
function takenBack({ publications }: World, publishedId: string, patch: object): Try {
  const ids = { publishedId, draftId: `drafts.${publishedId}` }
  const ifPublishedRevisionId = publications.get(publishedId)?.revision
  const undo = { actionType: UNDO, publishedId, ifPublishedRevisionId }
  const edit = { actionType: `${SANITY}document.edit`, ...ids, patch }
  return { kind: 'actions', parts: [undo, edit, { actionType: `${SANITY}document.publish`, ...ids }] }
}

/** As `createPreviewSecret` of Sanity does. */
function preview(random: Random): Try {
  const _id = `drafts.6f1-${Math.floor(random() * 1e6)}`
  const set = {
    secret: 's',
    source: 'sanity/presentation',
    studioUrl: 'http://localhost/studio',
    userId: 'u',
  }
  const parts = [{ createOrReplace: { _id, _type: 'sanity.previewUrlSecret' } }, { patch: { id: _id, set } }]
  return { kind: 'mutations', parts, isOfPreview: true }
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

function made(random: Random, _id: string, _type: string): Record<string, unknown> {
  const fields = FIELDS[_type]?.(random) ?? { name, popularityOrder: 5 }
  return { _id, _type, ...fields, ...(random() < 0.15 && { _createdAt: pick(random, TIMES) }) }
}

/** A document as it is stored, often with another type, id or field, or one that is not. */
function likely(world: World, random: Random, id: string): Record<string, unknown> {
  const main = id.replace(/^(drafts|versions\.spring)\./, '')
  const stored = world.documents.get(id) ?? world.documents.get(main) ?? world.documents.get(`drafts.${main}`)
  if (!stored || random() < 0.2) return made(random, id, pick(random, TYPES))
  const { _rev, _updatedAt, ...rest } = stored
  const type = random() < 0.2 ? { _type: pick(random, TYPES) } : {}
  const more = random() < 0.5 ? FIELDS[String(stored._type)]?.(random) : {}
  const at = random() < 0.2 ? { _createdAt: pick(random, TIMES) } : {}
  return { ...rest, ...more, ...type, ...at, _id: id }
}

/** Mostly drafts and what is published: other forms are refused in the same way every time. */
const formed = (random: Random, one: string) =>
  (random() < 0.8 ? pick(random, FORMS.slice(0, 3)) : pick(random, FORMS))(one)

function mutation(world: World, random: Random, one: string): Record<string, unknown> {
  const id = formed(random, one)
  switch (Math.floor(random() * 7)) {
    case 0:
      return { create: likely(world, random, id) }
    case 1:
      return { createOrReplace: likely(world, random, id) }
    case 2:
      return { createIfNotExists: likely(world, random, id) }
    case 3:
      return { delete: random() < 0.8 ? { id } : { query: '*[_id == $id]', params: { id } } }
    case 4: {
      const operations = pick(random, PATCHES)(random)
      return { patch: { query: '*[_id in [$id, $other]]', params: { id, other: one }, ...operations } }
    }
    default:
      return { patch: { id, ...pick(random, PATCHES)(random) } }
  }
}

function action(world: World, random: Random, one: string): Record<string, unknown> {
  const publishedId = one
  const draftId = random() < 0.85 ? `drafts.${one}` : formed(random, one)
  const versionId = `versions.spring.${one}`
  const act = (actionType: string, fields: object) => ({ actionType, ...fields })
  switch (Math.floor(random() * 17)) {
    case 0:
      return act(`${SANITY}document.create`, { publishedId, attributes: likely(world, random, draftId) })
    case 1:
    case 2:
    case 3:
      return act(`${SANITY}document.edit`, { publishedId, draftId, patch: pick(random, PATCHES)(random) })
    case 4:
    case 5:
    case 6:
      return act(`${SANITY}document.publish`, { publishedId, draftId })
    case 7:
      return act(`${SANITY}document.unpublish`, { publishedId, draftId })
    case 8:
      return act(`${SANITY}document.discard`, { draftId })
    case 9:
      return act(`${SANITY}document.delete`, { publishedId, includeDrafts: [draftId, versionId] })
    case 10:
      return act(`${SANITY}document.replaceDraft`, {
        publishedId,
        attributes: likely(world, random, draftId),
      })
    case 11:
      return act(`${SANITY}document.version.create`, { publishedId, baseId: draftId, versionId })
    case 12:
      return act(`${SANITY}document.version.replace`, { document: likely(world, random, versionId) })
    case 13: {
      const release = pick(random, ['edit', 'publish', 'archive', 'delete', 'create'])
      const releaseId = release === 'create' ? 'autumn' : 'spring'
      const patch = { patch: { set: { 'metadata.title': 'x' } } }
      return act(`${SANITY}release.${release}`, { releaseId, ...(release === 'edit' && patch) })
    }
    case 14:
      return act(`${SANITY}document.version.unpublish`, { publishedId, versionId })
    default: {
      const id = world.publications.has(one) ? one : pick(random, [...world.publications.keys()])
      const ifPublishedRevisionId = world.publications.get(id)?.revision ?? 'none'
      return act(UNDO, { publishedId: id, ifPublishedRevisionId })
    }
  }
}
