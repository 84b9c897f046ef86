import type { DocumentChange, Lake, LakeHost, Member } from 'content-lake'
import { handleLakeRequest } from 'content-lake/http'
import type { Dataset } from './dataset.ts'
import { withoutDocuments } from './delayed-view.ts'
import { LARGEST_CDN_QUERY, LARGEST_MUTATION } from './facts.ts'
import { datasetOf, grantsIn } from './management.ts'
import { titleOf } from './people.ts'
import { type Asked, match, type Project } from './project.ts'
import {
  bodyTooLarge,
  forbidden,
  insufficientPermissions,
  pathNotFound,
  unauthorized,
  unknownAction,
} from './refusals.ts'
import { mayDo, requirePermissions } from './rights.ts'

/* The endpoints of documents and assets. The handlers of content-lake answer, after the checks that Sanity makes. */

type Access = 'everybody' | 'members' | 'writers'

/** Those endpoints of content-lake that Sanity has too. */
const ROUTES: [methods: string, path: string, access: Access][] = [
  ['GET HEAD POST', 'data/query/:dataset', 'everybody'],
  ['GET HEAD', 'data/doc/:dataset/:ids', 'everybody'],
  ['GET', 'data/listen/:dataset', 'everybody'],
  ['GET', 'data/live/events/:dataset', 'everybody'],
  ['POST', 'data/mutate/:dataset', 'writers'],
  ['POST', 'data/actions/:dataset', 'members'],
  ['GET', 'data/export/:dataset', 'members'],
  ['GET', 'data/references/:dataset/documents/:id/to', 'members'],
  ['GET', 'data/history/:dataset/events/documents/:id', 'members'],
  ['GET', 'data/history/:dataset/events/releases/:id', 'members'],
  ['GET', 'data/history/:dataset/transactions/:ids', 'members'],
  ['GET', 'data/history/:dataset/documents/:ids', 'members'],
  ['POST', 'assets/images/:dataset', 'members'],
  ['POST', 'assets/files/:dataset', 'members'],
  ['GET HEAD', 'images/:project/:dataset/:file', 'everybody'],
  ['GET HEAD', 'files/:project/:dataset/:file', 'everybody'],
]

/** Answers a request about documents or assets. Throws a LakeError for a refusal, also for an unknown path. */
export async function answerData(asked: Asked, isCdn: boolean): Promise<Response> {
  const { request, segments, person } = asked
  for (const [methods, path, access] of ROUTES) {
    const params = match(path, segments)
    if (!params || !methods.split(' ').includes(request.method)) continue
    if (access === 'members' && !person) throw unauthorized()
    requireSize(request, segments, isCdn)
    const dataset = datasetOf({ ...asked, params })
    return handleLakeRequest(request, lakeFor(asked, dataset, isCdn), hostFor(asked, dataset, access))
  }
  return answerSettings(asked)
}

/** The Studio's settings of a person, which belong to no dataset. */
function answerSettings(asked: Asked): Promise<Response> {
  const isSettings = /^users\/me\/keyvalue(\/|$)/.test(asked.segments.join('/'))
  const [dataset] = asked.project.datasets.values()
  if (!isSettings || !dataset) throw pathNotFound()
  if (!asked.person) throw unauthorized()
  return handleLakeRequest(asked.request, dataset.lake, hostFor(asked, dataset, 'members'))
}

function requireSize({ method, headers }: Request, [, operation]: string[], isCdn: boolean): void {
  if (method !== 'POST') return
  // The API CDN keeps answers of queries. Other requests could change content.
  if (isCdn && operation !== 'query') throw forbidden('The API CDN takes only queries by POST')
  const limit = isCdn ? LARGEST_CDN_QUERY : LARGEST_MUTATION
  const isLimited = operation === 'query' ? isCdn : operation === 'mutate' || operation === 'actions'
  if (isLimited && Number(headers.get('content-length') ?? 0) > limit) throw bodyTooLarge(limit)
}

/** The lake as this sender sees it now. */
function lakeFor({ project, person, segments, url }: Asked, dataset: Dataset, isCdn: boolean): Lake {
  const [, operation] = segments
  if (
    !person &&
    !dataset.isPublic &&
    (operation === 'query' || operation === 'doc' || operation === 'listen')
  ) {
    return withoutDocuments(dataset.lake)
  }
  const isFresh = url.searchParams.get('cacheMode') === 'noStale'
  const view = isCdn && !isFresh ? dataset.cdn : project.fault === 'late' ? dataset.late : null
  if (operation !== 'query' || view === null) return dataset.lake
  return view.asLake(Number(url.searchParams.get('lastLiveEventId') ?? 0))
}

function hostFor({ project, token }: Asked, dataset: Dataset, access: Access): LakeHost {
  const { people } = project
  const person = () => (token === null ? null : people.byToken(token))
  return {
    // A dataset of comments is a dataset as any other here.
    comments: { dataset: '', open: () => dataset.lake },
    members: () => people.all().map(({ id, name, role }) => ({ id, displayName: name, role })),
    identify: () =>
      token !== null && !person() ? null : memberOf({ project, person: person() }, dataset, access),
    isSignedIn: () => token === null || person() !== null,
    onSessionsEnded: (listener) => people.onEnded(listener),
    usersById: (ids) =>
      ids.flatMap((id) => people.known(id) ?? []).map(({ id, name }) => ({ id, displayName: name })),
    clientOf: () => token ?? 'anonymous',
    isOwnOrigin: () => true,
    publicOrigin: () => project.origin,
    handleOther: async () => null,
  }
}

function memberOf(sender: Pick<Asked, 'project' | 'person'>, dataset: Dataset, access: Access): Member {
  const { project, person } = sender
  const identity = person?.id ?? '<anonymous>'
  const grants = grantsIn(dataset, sender)
  const rights = {
    grants,
    largestWrite: { bytes: LARGEST_MUTATION, steps: Number.POSITIVE_INFINITY },
    authorizeRequest(writes: unknown[]) {
      for (const write of writes) requireAction(write, project)
    },
    authorizeChanges(changes: DocumentChange[]) {
      requirePermissions(changes, grants, identity, access === 'members' ? 'actionError' : 'mutationError')
      dataset.requireFewAttributes(changes, project.plan)
    },
    authorizeUpload() {
      if (!mayDo(grants, 'create', ASSET, identity)) throw insufficientPermissions('create')
    },
  }
  const role = { name: person?.role ?? '', title: titleOf(person?.role ?? '') }
  return {
    id: identity,
    displayName: person?.name ?? '',
    role,
    ...rights,
    comments: rights,
    // A visitor reads what is public. A write without a token is refused by the permissions.
    ...(person === null && access === 'everybody' && { isVisitor: true }),
  }
}

const ASSET = { _id: 'image-0', _type: 'sanity.imageAsset' }

/** Refuses actions that Sanity does not have, and releases that the plan does not have. */
function requireAction(write: unknown, { plan }: Project): void {
  if (typeof write !== 'object' || write === null || !('actionType' in write)) return
  const actionType = String(write.actionType)
  if (!actionType.startsWith('sanity.action.')) throw unknownAction(actionType)
  if (actionType !== 'sanity.action.release.create' || plan.releases === 'all') return
  const isScheduledDraft =
    'metadata' in write &&
    typeof write.metadata === 'object' &&
    write.metadata !== null &&
    'cardinality' in write.metadata &&
    write.metadata.cardinality === 'one'
  if (!(isScheduledDraft && plan.releases === 'scheduled drafts')) throw forbidden('The plan has no releases')
}
