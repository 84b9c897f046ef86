import { aclFor } from '../access.ts'
import { DATASET, PROJECT_ID } from '../config.ts'
import { json } from './answers.ts'
import type { Handler, SignedInExchange } from './exchange.ts'

const MADE = '2026-01-01T00:00:00.000Z'

/** `projects/<id>`: the facts of the one project there is. */
export function getProject({ request, identity }: SignedInExchange): Response {
  return json(request, {
    id: PROJECT_ID,
    displayName: 'Montage',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: MADE,
    updatedAt: MADE,
    maxRetentionDays: null,
    pendingInvites: 0,
    features: [],
    metadata: {},
    members: [{ id: identity.id, role: identity.role, isRobot: false, isCurrentUser: true, roles: [] }],
  })
}

/** `projects/<id>/datasets`. The Studio also asks for a dataset of comments, which there is not. */
export function getDatasets({ request, url }: SignedInExchange): Response {
  if (url.searchParams.has('datasetProfile')) return json(request, [])
  return json(request, [
    { name: DATASET, aclMode: 'private', createdAt: MADE, createdByUserId: null, tags: [] },
  ])
}

/** `projects/<id>/datasets/<dataset>/acl`: what the signed-in person may do, for the Studio to offer. */
export function getAcl({ request, identity }: SignedInExchange): Response {
  return json(request, aclFor(identity))
}

/** An answer that is the same for everybody, for what the Studio asks on its own account. */
export function constant(value: unknown): Handler {
  return ({ request }) => json(request, value)
}
