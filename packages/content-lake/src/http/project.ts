import { json } from './answers.ts'
import type { Handler, SignedInExchange } from './exchange.ts'

const MADE = '2026-01-01T00:00:00.000Z'

/** `projects/<id>`: the properties of the only project of this lake. */
export function getProject(exchange: SignedInExchange): Response {
  const { lake, host, member } = exchange
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
    members: host.members().map(({ id, role }) => ({
      id,
      role,
      isRobot: false,
      isCurrentUser: id === member.id,
      roles: [],
    })),
  })
}

/** `projects/<id>/datasets`: the dataset of the content, or with `datasetProfile=comments` the dataset of comments. */
export function getDatasets(exchange: SignedInExchange): Response {
  const { url, lake, host } = exchange
  const { dataset: name } = url.searchParams.get('datasetProfile') === 'comments' ? host.comments : lake
  return json(exchange, [{ name, aclMode: 'private', createdAt: MADE, createdByUserId: null, tags: [] }])
}

/** `comments/<dataset>/setup`: nothing to do, because the dataset for comments always exists. */
export function setUpComments(exchange: SignedInExchange): Response {
  return json(exchange, { datasetName: exchange.host.comments.dataset })
}

/** `projects/<id>/datasets/<dataset>/acl`: the grants of the sender, from which the Studio decides what to offer. */
export function getAcl(exchange: SignedInExchange): Response {
  return json(exchange, exchange.member.grants)
}

/** Returns a handler that answers the same value to everybody, for endpoints that the Studio calls by itself. */
export function constant(value: unknown): Handler {
  return (exchange) => json(exchange, value)
}
