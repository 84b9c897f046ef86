import type { Grant } from 'content-lake'
import type { Identity } from '../accounts/index.ts'
import { PREVIEW_SECRET, RELEASE } from './table.ts'

const READ_ALL: Grant = { filter: '_id in path("**")', permissions: ['read', 'history'] }
const OWN_PREVIEW: Grant = { filter: `_type == "${PREVIEW_SECRET}"`, permissions: ['create', 'update'] }
const OWN_BY_THE_LAKE = `string::startsWith(_type, "system.") && _type != "${RELEASE}"`
const NOT_CONTENT = `string::startsWith(_type, "system.") || string::startsWith(_type, "sanity.")`
/**
 * Translators may publish a document, but not make or duplicate one. The Studio checks the grant "create" in all three cases.
 * This filter tells them apart: a new document has no `_createdAt`, and for a duplicate the Studio checks the id `dummy-id`.
 */
const IS_STORED = 'defined(_createdAt) && !(_id in ["dummy-id", "drafts.dummy-id"])'

/**
 * The grants from which the Studio decides what to offer (its dataset ACL). Grants cannot express "only French text": the form
 * makes all other fields read-only, and authorizeChanges() enforces the rule.
 */
export function aclFor(identity: Identity): Grant[] {
  switch (identity.role) {
    case 'administrator':
      return [{ filter: READ_ALL.filter, permissions: ['read', 'history', 'create', 'update'] }]
    case 'editor':
      return [READ_ALL, { filter: `!(${OWN_BY_THE_LAKE})`, permissions: ['create', 'update'] }]
    case 'translator':
      return [
        READ_ALL,
        { filter: `!(${NOT_CONTENT})`, permissions: ['update'] },
        { filter: `!(${NOT_CONTENT}) && ${IS_STORED}`, permissions: ['create'] },
        OWN_PREVIEW,
      ]
    case 'viewer':
      return [READ_ALL, OWN_PREVIEW]
  }
}
