import type { Lake, LakeHost, Member } from 'content-lake'
import { COMMENTS_DATASET } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'
import { mailAccount } from '#lib/mail/to-account.ts'
import type { Role } from '#lib/roles.ts'
import {
  handleAuth,
  type Identity,
  identify,
  membersOf,
  onSessionsEnded,
  usersById,
} from '#lib/server/accounts/index.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { commentsOf } from '#lib/server/lake.ts'
import { isOwnOrigin, publicOrigin } from '#lib/server/origin.ts'
import { authorizeChanges, authorizeRequest, authorizeUpload } from '#lib/server/rights/authorize.ts'
import { commentRights } from '#lib/server/rights/comments.ts'
import { aclFor } from '#lib/server/rights/grants.ts'
import { largestWrite } from '#lib/server/rights/requests.ts'

const TITLES: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
  viewer: 'Viewer',
}

/** The functions of the site that the embedded lake calls, to identify senders, check rights and sign people in. */
export function lakeHost(lake: Pick<Lake, 'database' | 'dataDir'>): LakeHost {
  return {
    comments: { dataset: COMMENTS_DATASET, open: () => commentsOf(lake) },
    members: () => membersOf(lake),
    identify: (request) => memberOf(identify(request, lake)),
    isSignedIn: (request) => identify(request, lake, { extend: false }) !== null,
    onSessionsEnded,
    clientOf: (request) => identify(request, lake, { extend: false })?.id ?? clientAddress(request),
    usersById: (ids) => usersById(lake, ids),
    isOwnOrigin: (request) => isOwnOrigin(request),
    publicOrigin: (request) => publicOrigin(request),
    handleOther: (request, path) =>
      handleAuth(request, lake, path, env, (account, kind, options) =>
        mailAccount(lake.database, account, kind, options),
      ),
  }
}

function memberOf(identity: Identity | null): Member | null {
  if (identity === null) return null
  return {
    ...identity,
    role: { name: identity.role, title: TITLES[identity.role] },
    grants: aclFor(identity),
    largestWrite: largestWrite(identity.role),
    authorizeRequest: (writes) => authorizeRequest(identity, writes),
    authorizeChanges: (changes, read) => authorizeChanges(identity, changes, read),
    authorizeUpload: () => authorizeUpload(identity),
    comments: commentRights(identity),
  }
}
