import { exportDocuments, getDocuments, getReferences } from './documents.ts'
import type { Handler, PublicHandler } from './exchange.ts'
import { getActivity, getDocumentsAt, getEvents, getReleaseEvents, getTransactions } from './history.ts'
import { getKeyValues, putKeyValues } from './key-values.ts'
import { listen, streamLiveEvents, streamTransactions } from './listen.ts'
import { serveFile, serveImage } from './media.ts'
import { announcePresence } from './presence.ts'
import { constant, getAcl, getDatasets, getProject, setUpComments } from './project.ts'
import { runQuery } from './query.ts'
import { uploadFile, uploadImage } from './uploads.ts'
import { getCurrentUser, getUsers } from './users.ts'
import { act, mutate } from './write.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * `:name` in a path stands for one segment. Public routes need no session and have no version in their path. Open routes also
 * answer visitors of a public dataset.
 */
export type Route =
  | { path: string; isPublic?: false; isOpen?: true; methods: Partial<Record<Method, Handler>> }
  | { path: string; isPublic: true; methods: Partial<Record<Method, PublicHandler>> }

const FEATURES = ['studioComments', 'sanityTasks', 'contentReleases', 'singleDocRelease']

/** The answer when the Studio asks for the limits of releases: this lake does not limit them. */
const NO_RELEASE_LIMITS = {
  data: {
    datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
    orgActiveReleaseLimit: null,
    orgMeteredActiveReleaseCount: 0,
  },
}

/** All endpoints, except those of the host (`handleOther`). The first matching route answers. */
export const ROUTES: Route[] = [
  { path: 'images/:project/:dataset/:file', isPublic: true, methods: { GET: serveImage } },
  { path: 'files/:project/:dataset/:file', isPublic: true, methods: { GET: serveFile } },

  { path: 'data/query/:dataset', isOpen: true, methods: { GET: runQuery, POST: runQuery } },
  { path: 'data/doc/:dataset/:ids', isOpen: true, methods: { GET: getDocuments } },
  { path: 'data/listen/:dataset', isOpen: true, methods: { GET: listen } },
  { path: 'data/live/events/:dataset', isOpen: true, methods: { GET: streamLiveEvents } },
  { path: 'data/transactions/:dataset', methods: { GET: streamTransactions } },
  { path: 'data/presence/:dataset', methods: { POST: announcePresence } },
  { path: 'data/mutate/:dataset', methods: { POST: mutate } },
  { path: 'data/actions/:dataset', methods: { POST: act } },
  { path: 'data/export/:dataset', methods: { GET: exportDocuments } },
  { path: 'data/references/:dataset/documents/:id/to', methods: { GET: getReferences } },
  { path: 'data/activity/:dataset', methods: { GET: getActivity } },
  { path: 'data/history/:dataset/events/documents/:id', methods: { GET: getEvents } },
  { path: 'data/history/:dataset/events/releases/:id', methods: { GET: getReleaseEvents } },
  { path: 'data/history/:dataset/transactions/:ids', methods: { GET: getTransactions } },
  { path: 'data/history/:dataset/documents/:ids', methods: { GET: getDocumentsAt } },

  { path: 'assets/images/:dataset', methods: { POST: uploadImage } },
  { path: 'assets/files/:dataset', methods: { POST: uploadFile } },

  { path: 'users/me', methods: { GET: getCurrentUser } },
  { path: 'users/me/keyvalue', methods: { PUT: putKeyValues } },
  { path: 'users/me/keyvalue/:keys', methods: { GET: getKeyValues } },
  { path: 'users/:ids', methods: { GET: getUsers } },

  { path: 'projects/:project', methods: { GET: getProject } },
  { path: 'projects/:project/datasets', methods: { GET: getDatasets } },
  { path: 'projects/:project/datasets/:dataset/acl', methods: { GET: getAcl } },
  { path: 'projects/:project/grants', methods: { GET: constant({}) } },
  { path: 'projects/:project/new-content-release-allowed', methods: { GET: constant(NO_RELEASE_LIMITS) } },
  { path: 'projects/:project/user-applications', methods: { GET: constant([]) } },
  { path: 'comments/:dataset/setup', methods: { POST: setUpComments } },
  { path: 'datasets', methods: { GET: getDatasets } },
  // If a feature is missing in this list, the Studio offers to buy it.
  { path: 'features', methods: { GET: constant(FEATURES) } },

  { path: 'journey/announcements', methods: { GET: constant([]) } },
  ...[
    'trial',
    'content-releases',
    'scheduled-drafts',
    'comments',
    'tasks',
    'asset-limit',
    'document-limit',
  ].map((name) => ({ path: `journey/${name}`, methods: { GET: constant(null) } })),
  { path: 'intake/telemetry-status', methods: { GET: constant({ status: 'denied' }) } },
  // Nobody can request another role here, because administrators assign roles.
  { path: 'access/requests/me', methods: { GET: constant([]) } },
  { path: 'check/cors', methods: { GET: constant({ result: { allowed: true, withCredentials: true } }) } },
  { path: 'help', methods: { GET: constant({}) } },
  { path: 'ping', methods: { GET: constant({}) } },
  { path: 'data/ping/:dataset', methods: { GET: constant({}) } },
]

/** The route for a path, with the values of its `:name`s; null when no route matches. */
export function findRoute(segments: string[]): { route: Route; params: Record<string, string> } | null {
  for (const route of ROUTES) {
    const params = match(route.path.split('/'), segments)
    if (params) return { route, params }
  }
  return null
}

function match(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
