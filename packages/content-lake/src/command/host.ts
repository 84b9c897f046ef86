import { createHash, timingSafeEqual } from 'node:crypto'
import { noSession } from '../http/answers.ts'
import type { Grant, LakeHost, Member } from '../http/host.ts'
import { LARGE_WRITE } from '../http/write-size.ts'
import type { Lake } from '../lake.ts'

interface HostSettings {
  token: string
  comments: Lake
  /** Whether published documents can be read without the token. */
  isPublic: boolean
  /** The origins whose pages may send requests. */
  origins: string[]
}

/** Grants that allow everything, so that a Studio hides no action. */
const EVERYTHING: Grant[] = [
  { filter: '_id in path("**")', permissions: ['read', 'history', 'create', 'update'] },
]

/** The sender of a request with the token, who may do everything. */
const OWNER: Member = {
  id: 'owner',
  displayName: 'Owner',
  role: { name: 'administrator', title: 'Administrator' },
  ...rights(() => {}),
  comments: rights(() => {}),
}

const VISITOR: Member = {
  id: '<anonymous>',
  displayName: 'Visitor',
  role: { name: 'visitor', title: 'Visitor' },
  isVisitor: true,
  ...rights(refuse),
  comments: rights(refuse),
}

/** The host of the command: a request with the token may do everything, a request without it may read published documents. */
export function hostOf({ token, comments, isPublic, origins }: HostSettings): LakeHost {
  const expected = digest(`Bearer ${token}`)
  const hasToken = ({ headers }: Request) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), expected)
  const identify = (request: Request) => {
    if (hasToken(request)) return OWNER
    // A request with a wrong token is refused. An answer as for a visitor would hide the mistake.
    return isPublic && !request.headers.has('authorization') ? VISITOR : null
  }
  return {
    comments: { dataset: comments.dataset, open: () => comments },
    members: () => [{ id: OWNER.id, displayName: OWNER.displayName, role: OWNER.role.name }],
    identify,
    isSignedIn: (request) => identify(request) !== null,
    onSessionsEnded: () => () => {},
    usersById: (ids) => [OWNER].filter(({ id }) => ids.includes(id)),
    clientOf: (request) => identify(request)?.id ?? VISITOR.id,
    isOwnOrigin: (request) => {
      const origin = request.headers.get('origin')
      return origin === null || origins.includes(origin)
    },
    publicOrigin: (request) => new URL(request.url).origin,
    handleOther: async ({ method }, path) => {
      const name = path.join('/')
      // A Studio gets the token from its own address (`#token=`). So the list of other ways to sign in is empty.
      if (name === 'auth/providers' && method === 'GET') return Response.json({ providers: [] })
      if (name === 'auth/logout' && method === 'POST') return Response.json({ ok: true })
      return null
    },
  }
}

function rights(check: () => void) {
  return {
    grants: EVERYTHING,
    largestWrite: LARGE_WRITE,
    authorizeRequest: check,
    authorizeChanges: check,
    authorizeUpload: check,
  }
}

function refuse(): never {
  throw noSession()
}

const digest = (text: string) => createHash('sha256').update(text).digest()
