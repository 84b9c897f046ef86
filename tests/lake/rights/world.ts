import type { Lake, LakeDocument } from 'content-lake'

type Document = { _id: string; _type: string; [field: string]: unknown }

const author = 'world'
const name = { _type: 'localeString', en: 'Mounting', fr: 'Pose' }
const said = { text: 'By Friday', by: 'Jo', at: '2026-01-01T00:00:00.000Z' }
const own = { _type: 'review', verified: true, rating: 2, customerName: 'Jo' }
const hash = 'a'.repeat(40)

/** One or more documents of every type and in every state that a rule tells apart. */
const DOCUMENTS: Document[] = [
  ...['service-tv', 'service-en', 'service-wall', 'service-floor'].map((_id) => ({
    _id,
    _type: 'service',
    name: { ...name, translatedFrom: 'Mount' },
    popularityOrder: 5,
  })),
  {
    _id: 'drafts.service-wall',
    _type: 'service',
    name: { ...name, fr: 'Fixation', translatedFrom: 'Mount' },
    popularityOrder: 5,
  },
  {
    _id: 'drafts.service-floor',
    _type: 'service',
    name: { ...name, translatedFrom: 'Mount' },
    popularityOrder: 6,
  },
  { _id: 'drafts.service-new', _type: 'service', name },
  { _id: 'versions.spring.service-tv', _type: 'service', name, popularityOrder: 7 },
  { _id: 'siteSettings', _type: 'siteSettings', name: 'Montage' },
  { ...own, _id: 'review-own' },
  { ...own, _id: 'drafts.review-waiting' },
  { ...own, _id: 'review-sample', sample: true },
  { ...own, _id: 'review-plain', verified: false },
  {
    _id: 'translation-note.service-tv',
    _type: 'translationNote',
    document: 'service-tv',
    decision: { kind: 'sent', ...said },
  },
  {
    _id: `image-${hash}-1x1-png`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension: 'png',
    mimeType: 'image/png',
    path: `images/montage/production/${hash}-1x1.png`,
    url: `/api/lake/images/montage/production/${hash}-1x1.png`,
    size: 68,
  },
  { _id: 'drafts.secret-one', _type: 'sanity.previewUrlSecret', secret: 's', source: 'x' },
  { _id: 'group', _type: 'system.group' },
  { _id: '_.group', _type: 'system.group' },
]

/** Documents that are published once more, with what that changes. */
const PUBLICATIONS: [id: string, patch: object][] = [
  ['service-tv', { set: { 'name.fr': 'Installation' }, unset: ['name.translatedFrom'] }],
  ['service-en', { set: { 'name.en': 'Wall mounting' } }],
  ['review-own', { set: { customerName: 'Jo B.' } }],
  ['review-plain', { set: { customerName: 'Jo C.' } }],
]

export interface World {
  lake: Lake
  /** What is stored, by id. */
  documents: ReadonlyMap<string, LakeDocument>
  /** What the last publication of a document replaced, and the revision it made. */
  publications: ReadonlyMap<string, { replaced: LakeDocument; revision: string }>
}

/** Makes the lake hold these documents and no others. */
export function makeWorld(lake: Lake): World {
  lake.erase(
    lake.allDocuments().map(({ _id }) => _id),
    { author },
  )
  lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'spring' }], { author })
  lake.mutate(
    DOCUMENTS.map((create) => ({ create })),
    { author },
  )
  const publications = PUBLICATIONS.map(([publishedId, patch]) => {
    const ids = { publishedId, draftId: `drafts.${publishedId}` }
    const [replaced] = lake.getDocuments([publishedId])
    if (!replaced) throw new Error(`${publishedId} is missing.`)
    // In two transactions: a draft that never was is no publication.
    lake.act([{ actionType: 'sanity.action.document.edit', ...ids, patch }], { author })
    const publish = { actionType: 'sanity.action.document.publish', ...ids }
    const { id: revision } = lake.act([publish], { author })
    const undo = { actionType: 'lake.action.document.undoPublish', publishedId }
    lake.act([{ ...undo, ifPublishedRevisionId: revision }], { author, dryRun: true })
    return [publishedId, { replaced, revision }] as const
  })
  const documents = new Map(lake.allDocuments().map((document) => [document._id, document]))
  return { lake, documents, publications: new Map(publications) }
}
