import { json } from './answers.ts'
import type { Handler, SignedInExchange } from './exchange.ts'

const MADE = '2026-01-01T00:00:00.000Z'

/** `projects/<id>`: the facts of the one project there is. */
export function getProject(exchange: SignedInExchange): Response {
  const { lake, member } = exchange
  return json(exchange, {
    id: lake.projectId,
    displayName: lake.title,
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
    members: [{ id: member.id, role: member.role.name, isRobot: false, isCurrentUser: true, roles: [] }],
  })
}

/** `projects/<id>/datasets`. The Studio also asks for a dataset of comments, which there is not. */
export function getDatasets(exchange: SignedInExchange): Response {
  if (exchange.url.searchParams.has('datasetProfile')) return json(exchange, [])
  return json(exchange, [
    { name: exchange.lake.dataset, aclMode: 'private', createdAt: MADE, createdByUserId: null, tags: [] },
  ])
}

/** `projects/<id>/datasets/<dataset>/acl`: what the signed-in person may do, for the Studio to offer. */
export function getAcl(exchange: SignedInExchange): Response {
  return json(exchange, exchange.member.grants)
}

/** The same answer for everybody, for requests that the Studio makes by itself. */
export function constant(value: unknown): Handler {
  return (exchange) => json(exchange, value)
}
