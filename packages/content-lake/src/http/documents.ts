import { apiError } from '../errors.ts'
import { isPublicId } from '../ids.ts'
import type { LakeDocument } from '../types.ts'
import { json, ndjson } from './answers.ts'
import { isOn, param, paramList, type SignedInExchange } from './exchange.ts'

/** `data/doc`: documents by id, in the order of the request, and the ids that do not exist. */
export function getDocuments(exchange: SignedInExchange): Response {
  const { lake, member } = exchange
  const ids = paramList(exchange, 'ids')
  const wanted = isOn(exchange, 'includeAllVersions') ? lake.withVersions(ids) : ids
  const documents = lake.getDocuments(member.isVisitor ? wanted.filter(isPublicId) : wanted)
  const found = new Set(documents.map((document) => document._id))
  const omitted = ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' }))
  const shown = isOn(exchange, 'excludeContent') ? documents.map(attributesOf) : documents
  return json(exchange, { documents: shown, omitted })
}

/** `data/references/…/to`: the documents that refer to a document. Only documents of this lake are known. */
export function getReferences(exchange: SignedInExchange): Response {
  const { lake } = exchange
  const id = param(exchange, 'id')
  if (lake.getDocuments([id]).length === 0) throw apiError(404, `There is no document with the ID "${id}".`)
  const ids = isOn(exchange, 'excludeInternalReferences') ? [] : lake.referrers(id)
  const { projectId, dataset: datasetName } = lake
  const references = ids.map((documentId) => ({ projectId, datasetName, documentId }))
  return json(exchange, { totalCount: references.length, references })
}

/** `data/export`: every document, one per line, as `@sanity/export` reads them. With `types`, only documents of these types. */
export function exportDocuments(exchange: SignedInExchange): Response {
  const { url, lake } = exchange
  const types = url.searchParams.get('types')?.split(',').filter(Boolean)
  return ndjson(exchange, lake.allDocuments(types))
}

function attributesOf({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument): LakeDocument {
  return { _id, _type, _rev, _createdAt, _updatedAt }
}
