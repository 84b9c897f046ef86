import { randomBytes } from 'node:crypto'
import { corsOriginOf } from './cors.ts'
import type { Dataset } from './dataset.ts'
import { type Person, titleOf } from './people.ts'
import { type Asked, match } from './project.ts'
import { datasetNotFound, forbidden, pathNotFound, projectNotFound, unauthorized } from './refusals.ts'

/* The endpoints that are not about documents: members, datasets, sign-in, and what the Studio asks by itself. */

/** A value is sent as JSON. */
type Answer = (asked: Asked) => unknown

const MADE = '2026-01-01T00:00:00.000Z'
/** Paid plans belong to an organization. */
const ORGANIZATION = 'oStandIn'

const ROUTES: [method: 'GET' | 'POST', path: string, answer: Answer][] = [
  ['GET', 'users/me', ({ person }) => (person ? currentUser(person) : {})],
  ['GET', 'users/:ids', getUsers],
  ['GET', 'auth/id', ({ person }) => (person ? { id: person.id } : {})],
  ['GET', 'auth/providers', getProviders],
  ['GET', 'auth/login/:provider', signIn],
  ['GET', 'auth/fetch', fetchToken],
  ['POST', 'auth/logout', signOut],
  ['GET', 'projects/:project', getProject],
  ['GET', 'projects/:project/datasets', getDatasets],
  ['GET', 'datasets', getDatasets],
  ['GET', 'projects/:project/datasets/:dataset/acl', getAcl],
  ['GET', 'projects/:project/grants', getGrants],
  ['GET', 'projects/:project/roles', ({ project }) => project.people.roles().map(roleNamed)],
  ['GET', 'projects/:project/user-applications', () => []],
  ['GET', 'projects/:project/new-content-release-allowed', getReleaseLimits],
  ['GET', 'subscriptions/project/:project', getSubscription],
  ['GET', 'hooks/projects/:project', getWebhooks],
  ['GET', 'schedules/:project/:dataset', getSchedules],
  ['POST', 'comments/:dataset/setup', setUpComments],
  ['GET', 'data/stats/:dataset', getStats],
  ['GET', 'features', ({ project }) => project.plan.features],
  ['GET', 'media-libraries', () => ({ data: [] })],
  ['GET', 'agent/:organization/bundles/mine/listen', listenToBundles],
  ['GET', 'journey/announcements', () => []],
  ['GET', 'journey/:name', () => null],
  ['GET', 'intake/telemetry-status', () => ({ status: 'denied' })],
  ['GET', 'access/requests/me', () => []],
  ['GET', 'check/cors', checkCors],
  ['GET', 'ping', () => ({})],
  ['GET', 'help', () => ({})],
]

/** What everybody may ask, also without a token. */
const OPEN = /^(users\/me|auth\/|check\/cors|ping|help|data\/stats\/|projects\/[^/]+\/datasets\/[^/]+\/acl)/

/** Answers a request to one of these endpoints; null for another. Throws a LakeError for a refusal. */
export async function answerManagement(asked: Asked): Promise<Response | null> {
  const { request, segments, project, person } = asked
  for (const [method, path, answer] of ROUTES) {
    const params = method === request.method && match(path, segments)
    if (!params) continue
    if (params.project && params.project !== project.id) throw projectNotFound(params.project)
    if (!person && !OPEN.test(segments.join('/'))) throw unauthorized()
    const value = await answer({ ...asked, params })
    return value instanceof Response ? value : Response.json(value)
  }
  return null
}

/** Throws a LakeError 404 when the project does not have the dataset. */
export function datasetOf({ project, params: { dataset = '' } }: Asked): Dataset {
  const found = project.datasets.get(dataset)
  if (!found) throw datasetNotFound(dataset, project.id)
  return found
}

const roleNamed = (name: string) => ({ name, title: titleOf(name) })

function currentUser({ id, name, email, role }: Person) {
  return { id, name, email, profileImage: null, role, roles: [roleNamed(role)], provider: 'google' }
}

/** One user as an object, more as a list with null for unknown ids. */
function getUsers({ project, person, params: { ids = '' } }: Asked) {
  const users = ids.split(',').map((id) => {
    const user = id === 'me' ? person : project.people.known(id)
    return (
      user && {
        id: user.id,
        displayName: user.name,
        imageUrl: null,
        isCurrentUser: user === person,
        createdAt: MADE,
      }
    )
  })
  if (users.length > 1) return users
  if (!users[0]) throw pathNotFound()
  return users[0]
}

function getProviders({ project }: Asked) {
  return { providers: [{ name: 'google', title: 'Google', url: `${project.origin}/v1/auth/login/google` }] }
}

/** The way back from a provider: the Studio gets a one-time id, for which it fetches a token. */
function signIn({ project, url }: Asked): Response {
  const origin = url.searchParams.get('origin') ?? ''
  const from = new Request(url, { headers: { origin: URL.canParse(origin) ? new URL(origin).origin : '' } })
  if (!corsOriginOf(from, project.corsOrigins)?.credentials) throw forbidden('Origin not allowed')
  if (!project.nextSignIn) throw forbidden('Nobody signs in: set nextSignIn')
  const sid = randomBytes(16).toString('hex')
  project.signIns.set(sid, project.nextSignIn)
  return new Response(null, { status: 302, headers: { location: `${origin}#sid=${sid}` } })
}

function fetchToken({ project, url }: Asked) {
  const sid = url.searchParams.get('sid') ?? ''
  const person = project.signIns.get(sid)
  if (!person) throw unauthorized()
  project.signIns.delete(sid)
  return { token: project.people.createToken(person), label: person.name }
}

function signOut({ project, token }: Asked) {
  if (token) project.people.endToken(token)
  return { ok: true }
}

function getProject({ project, person }: Asked) {
  const organizationId = project.plan.name === 'free' ? null : ORGANIZATION
  return {
    id: project.id,
    displayName: project.id,
    studioHost: null,
    organizationId,
    organization: organizationId && { id: organizationId, name: 'Stand-in' },
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: true,
    createdAt: MADE,
    updatedAt: MADE,
    maxRetentionDays: project.plan.historyDays,
    pendingInvites: 0,
    features: project.plan.features,
    metadata: {},
    members: project.people.all().map((member) => ({
      id: member.id,
      role: member.role,
      roles: [roleNamed(member.role)],
      isRobot: member.isRobot,
      isCurrentUser: member === person,
      createdAt: MADE,
      updatedAt: MADE,
    })),
  }
}

function getDatasets({ project, url: { searchParams } }: Asked) {
  const isComments = searchParams.get('datasetProfile') === 'comments'
  const addonFor = searchParams.get('addonFor')
  return [...project.datasets.values()]
    .filter((dataset) =>
      isComments ? dataset.addonFor === (addonFor ?? dataset.addonFor) : !dataset.addonFor,
    )
    .filter((dataset) => !isComments || dataset.addonFor)
    .map(({ name, isPublic, addonFor: of }) => ({
      name,
      aclMode: isPublic ? 'public' : 'private',
      createdAt: MADE,
      createdByUserId: null,
      addonFor: of ?? null,
      datasetProfile: of ? 'comments' : 'content',
      tags: [],
    }))
}

/** Everybody comments, viewers too. */
export function grantsIn(dataset: Dataset, { project, person }: Pick<Asked, 'project' | 'person'>) {
  if (!person) return dataset.isPublic ? [{ filter: '_id in path("*")', permissions: ['read' as const] }] : []
  const permissions = ['read' as const, 'create' as const, 'history' as const, 'update' as const]
  return dataset.addonFor ? [{ filter: '_id in path("**")', permissions }] : project.people.grantsOf(person)
}

function getAcl(asked: Asked) {
  return grantsIn(datasetOf(asked), asked)
}

/** Nobody may deploy a Studio, so the Studio sends no schema. */
function getGrants({ person }: Asked) {
  const names = person?.role === 'administrator' ? ['read', 'update', 'delete'] : ['read']
  return { 'sanity.project': [{ grants: names.map((name) => ({ name })) }] }
}

function getReleaseLimits({ project }: Asked): Response {
  const isAllowed = project.plan.releases === 'all'
  const limit = isAllowed ? 100 : 0
  const data = {
    datasetReleaseLimit: limit,
    orgActiveReleaseLimit: limit,
    defaultOrgActiveReleaseLimit: limit,
    orgMeteredActiveReleaseCount: 0,
  }
  return Response.json({ data }, { status: isAllowed ? 200 : 403 })
}

function getSubscription({ project: { plan } }: Asked) {
  const attributes = { maxRetentionDays: plan.historyDays }
  return {
    plan: { id: plan.name, name: titleOf(plan.name) },
    featureTypes: { retention: { features: [{ attributes }] } },
  }
}

function getWebhooks({ project, person }: Asked) {
  if (person?.role !== 'administrator' && person?.role !== 'developer')
    throw forbidden('Insufficient permissions')
  return project.webhooks
}

function getSchedules({ project }: Asked) {
  if (!project.plan.features.includes('scheduledPublishing'))
    throw forbidden('The plan has no scheduled publishing')
  return { schedules: [] }
}

function setUpComments(asked: Asked) {
  if (!asked.project.plan.features.includes('studioComments')) throw forbidden('The plan has no comments')
  return { datasetName: asked.project.setUpComments(datasetOf(asked)).name }
}

function getStats(asked: Asked) {
  const dataset = datasetOf(asked)
  if (!asked.person && !dataset.isPublic) throw unauthorized()
  return {
    fields: { count: { value: dataset.attributes(), limit: asked.project.plan.attributes, unit: '' } },
    documents: { count: { value: dataset.lake.allDocuments().length, limit: 10_000_000, unit: '' } },
  }
}

/** A stream without events: no agent works on anything. It ends when the client leaves. */
function listenToBundles(): Response {
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('event: bundles\ndata: {"bundles":[]}\n\n')),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function checkCors({ request, project }: Asked) {
  const listed = corsOriginOf(request, project.corsOrigins)
  return { result: { allowed: listed !== undefined, withCredentials: listed?.credentials === true } }
}
