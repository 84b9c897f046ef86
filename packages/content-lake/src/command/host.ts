import { createHash, timingSafeEqual } from 'node:crypto'
import { noSession } from '../http/answers.ts'
import type { Grant, LakeHost, Member } from '../http/host.ts'
import { LARGE_WRITE } from '../http/write-size.ts'
import type { Lake } from '../lake.ts'

interface HostSettings {
  token: string
  comments: Lake
  /** Whether what is published is read without the token. */
  isPublic: boolean
  /** Whose pages may ask. */
  origins: string[]
}

/** What a Studio offers. */
const EVERYTHING: Grant[] = [
  { filter: '_id in path("**")', permissions: ['read', 'history', 'create', 'update'] },
]

/** Who has the token may do everything. */
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

/** What a lake that is served by itself asks of its server: one token writes, and who has none may read what is published. */
export function hostOf({ token, comments, isPublic, origins }: HostSettings): LakeHost {
  const expected = digest(`Bearer ${token}`)
  const hasToken = ({ headers }: Request) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), expected)
  const identify = (request: Request) => {
    if (hasToken(request)) return OWNER
    // A wrong token is a mistake, which an answer without what it stands for would hide.
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
      // A Studio signs in with the token in its address; there is nobody else to ask.
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
