import type { Lake } from 'content-lake'
import { z } from 'zod'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { type Env, env } from '#lib/env.ts'
import { isPagePath, localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { previewPerspective } from '#lib/preview/perspective.ts'
import { type Identity, identify, usersById } from '#lib/server/accounts/index.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { readJson } from '#lib/server/read-body.ts'
import {
  createShareLink,
  listShareLinks,
  mayShare,
  revokeShareLink,
  SHARE_DAYS,
  type ShareLink,
} from './links.ts'
import { RefusedShare, refuseShare } from './refusals.ts'

export interface ShareDependencies {
  /** Null with hosted Sanity, whose accounts this server does not know. */
  lake(): Lake | null
  /** The published ids of the documents of a page; empty when there is no page. */
  documentsAt(path: string, layers: string[]): Promise<string[]>
}

/** A link as the Studio lists it. */
export interface ListedLink extends Omit<ShareLink, 'documents' | 'createdBy'> {
  /** The name of the person who made the link. */
  by: string
}

const wanted = z.object({
  path: z.string().max(300).refine(isPagePath),
  lang: z.enum(LANGUAGES).default('en'),
  days: z.union(SHARE_DAYS.map((days) => z.literal(days))),
  perspective: z.string().max(500).default('drafts'),
})

/**
 * `/api/shares`: links that show the drafts of one page. GET lists the valid links, POST makes a link, `DELETE
 * /api/shares/<id>` revokes it. Only administrators and editors who are signed in may use it. Errors are `{error: {code,
 * message}}`.
 */
export async function handleShares(
  request: Request,
  { lake: openLake, documentsAt }: ShareDependencies,
  [id, ...rest]: string[],
  settings: Pick<Env, 'SITE_URL' | 'NODE_ENV'> = env,
): Promise<Response> {
  try {
    const lake = openLake()
    if (!lake || rest.length > 0) throw new RefusedShare('no_address')
    if (request.method !== 'GET' && !isOwnOrigin(request, settings.SITE_URL))
      throw new RefusedShare('foreign_origin')
    const body = request.method === 'POST' ? await readJson(request) : undefined
    const staffNow = () => {
      const staff = identify(request, lake, { settings })
      if (!staff) throw new RefusedShare('not_signed_in')
      if (!mayShare(staff)) throw new RefusedShare('not_allowed')
      return staff
    }
    const staff = staffNow()
    switch (`${request.method} ${id === undefined ? '' : ':id'}`) {
      case 'GET ':
        return answer({ links: listed(lake, listShareLinks(lake.database)) })
      case 'POST ':
        return answer(await share(lake, body, staffNow, documentsAt, settings))
      case 'DELETE :id':
        if (!revokeShareLink(lake.database, id ?? '', staff.id)) throw new RefusedShare('no_link')
        return answer({})
      default:
        throw new RefusedShare('no_address')
    }
  } catch (error) {
    if (error instanceof RefusedShare) return refuseShare(request, error.code)
    throw error
  }
}

async function share(
  lake: Lake,
  body: unknown,
  staffNow: () => Identity,
  documentsAt: ShareDependencies['documentsAt'],
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
) {
  const asked = wanted.safeParse(body)
  if (!asked.success) throw new RefusedShare('bad_request')
  const { path, lang, days, perspective } = asked.data
  const layers = previewPerspective(perspective)
  const documents = await documentsAt(path, layers)
  if (documents.length === 0) throw new RefusedShare('no_page')
  const { link, secret } = createShareLink(lake.database, {
    path,
    layers,
    documents,
    // Identifies the person again, because the account may have been removed meanwhile.
    createdBy: staffNow().id,
    days,
  })
  const address = `${path}?${new URLSearchParams({ [SHARE_PARAMETER]: secret })}`
  return { link: SITE_URL + localizedHref(address, lang), shared: listed(lake, [link])[0] }
}

function listed(lake: Lake, links: ShareLink[]): ListedLink[] {
  return links.map(({ documents: _, createdBy, ...link }) => ({
    ...link,
    by: usersById(lake, [createdBy])[0]?.displayName ?? createdBy,
  }))
}

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
