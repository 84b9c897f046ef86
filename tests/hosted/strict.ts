import { LakeError } from 'content-lake'
import { kindOf, type Refused } from './counts.ts'
import { answerData } from './data.ts'
import type { Rates } from './facts.ts'
import { answerManagement } from './management.ts'
import type { Project } from './project.ts'
import { rateHeaders } from './rate-limits.ts'
import { pathNotFound, projectNotFound, rateLimitExceeded, responseTo, sessionNotFound } from './refusals.ts'

export interface Recorder {
  counts: Map<string, number>
  refused: Refused[]
}

/** Answers the requests to a project as hosted Sanity does, and records them. */
export function strictAnswers(project: Project, { counts, refused }: Recorder) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const { segments, isCdn } = addressOf(request, project)
    const kind = kindOf(request.method, segments.join('/'), isCdn)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const response = await answer(request, project)
    if (response.status >= 400)
      refused.push({ method: request.method, path: pathname, status: response.status })
    return response
  }
}

async function answer(request: Request, project: Project): Promise<Response> {
  try {
    return await answerOrThrow(request, project)
  } catch (error) {
    if (error instanceof LakeError) return responseTo(error)
    console.error('The stand-in for hosted Sanity failed:', error)
    return new Response(null, { status: 500 })
  }
}

async function answerOrThrow(request: Request, project: Project): Promise<Response> {
  const { url, projectId, segments, isCdn, isVersioned } = addressOf(request, project)
  const isAsset = segments[0] === 'images' || segments[0] === 'files'
  if (projectId !== project.id) throw projectNotFound(projectId)
  if (isVersioned === isAsset) throw pathNotFound()
  const [, token = null] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const isLimited = !isCdn && !isAsset
  // All requests of a test come from one network address, so the sender is told by the token.
  const use = isLimited ? project.limits.use(token ?? 'anonymous', rateOf(request.method, segments)) : null
  if (use?.isOver) return withHeaders(responseTo(rateLimitExceeded()), rateHeaders(use))
  const response = await answerSender()
  return use ? withHeaders(response, rateHeaders(use)) : response

  async function answerSender(): Promise<Response> {
    const person = token === null ? null : project.people.byToken(token)
    if (token !== null && !person) return responseTo(sessionNotFound())
    const asked = {
      project,
      request: forLake(request, url, project),
      url,
      segments,
      token,
      person,
      params: {},
    }
    try {
      return (await answerManagement(asked)) ?? (await answerData(asked, isCdn))
    } catch (error) {
      if (error instanceof LakeError) return responseTo(error)
      throw error
    }
  }
}

/** The same request, below the root of the server. */
function forLake(request: Request, url: URL, { fault }: Project): Request {
  const copy = new Request(url, request)
  if (fault === 'forgetful') copy.headers.delete('last-event-id')
  return copy
}

const PATH = /^(\/cdn)?(\/v(?:\d{4}-\d{2}-\d{2}|1|X))?\/(.*?)\/?$/

/**
 * The parts of an address. A project is at `<id>.localhost`, its API CDN at `<id>.apicdn.localhost`. Where the client names no
 * project in the host, as at 127.0.0.1, it sends the project as a header, and the API CDN is below `/cdn`.
 */
function addressOf(request: Request, project: Project) {
  const url = new URL(request.url)
  const [, named, atCdn] = /^([a-z\d-]+?)(\.apicdn)?\.localhost$/.exec(url.hostname) ?? []
  const [, below, version = '', path = ''] = PATH.exec(url.pathname) ?? []
  url.pathname = `${version}/${path}`
  return {
    url,
    projectId: named ?? request.headers.get('x-sanity-project-id') ?? project.id,
    segments: path.split('/').map(decode),
    isCdn: atCdn !== undefined || below !== undefined,
    isVersioned: version !== '',
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function rateOf(method: string, [first, second]: string[]): keyof Rates {
  if (method !== 'POST') return 'requests'
  if (first === 'assets') return 'uploads'
  return first === 'data' && (second === 'mutate' || second === 'actions') ? 'mutations' : 'requests'
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
