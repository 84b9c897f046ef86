import { z } from 'zod'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { type Env, env } from '#lib/env.ts'
import { isPagePath, localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import type { LeadStore } from '#lib/leads/store/lead-store.ts'
import { previewPerspective } from '#lib/preview/perspective.ts'
import type { Identity } from '#lib/server/accounts/index.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { readJson } from '#lib/server/read-body.ts'
import type { Staff } from '#lib/staff/staff.ts'
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
  staff: Staff
  /** Opens the database in which links are stored. */
  store(): Promise<LeadStore>
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
  { staff, store: openStore, documentsAt }: ShareDependencies,
  [id, ...rest]: string[],
  settings: Pick<Env, 'SITE_URL'> = env,
): Promise<Response> {
  try {
    if (rest.length > 0) throw new RefusedShare('no_address')
    if (request.method !== 'GET' && !isOwnOrigin(request, settings.SITE_URL))
      throw new RefusedShare('foreign_origin')
    const body = request.method === 'POST' ? await readJson(request) : undefined
    const identifyNow = async () => {
      const sender = await staff.identify(request)
      if (!sender) throw new RefusedShare('not_signed_in')
      if (!mayShare(sender)) throw new RefusedShare('not_allowed')
      return sender
    }
    const sender = await identifyNow()
    const store = await openStore()
    switch (`${request.method} ${id === undefined ? '' : ':id'}`) {
      case 'GET ':
        return answer({ links: await listed(staff, await listShareLinks(store)) })
      case 'POST ':
        return answer(await share(body, { staff, store, identifyNow, documentsAt, settings }))
      case 'DELETE :id':
        if (!(await revokeShareLink(store, id ?? '', sender.id))) throw new RefusedShare('no_link')
        return answer({})
      default:
        throw new RefusedShare('no_address')
    }
  } catch (error) {
    if (error instanceof RefusedShare) return refuseShare(request, error.code)
    log.error({ err: error }, 'A request about links to drafts failed')
    return refuseShare(request, 'unavailable')
  }
}

interface Sharing extends Pick<ShareDependencies, 'staff' | 'documentsAt'> {
  store: LeadStore
  identifyNow(): Promise<Identity>
  settings: Pick<Env, 'SITE_URL'>
}

async function share(body: unknown, { staff, store, identifyNow, documentsAt, settings }: Sharing) {
  const asked = wanted.safeParse(body)
  if (!asked.success) throw new RefusedShare('bad_request')
  const { path, lang, days, perspective } = asked.data
  const layers = previewPerspective(perspective)
  const documents = await documentsAt(path, layers)
  if (documents.length === 0) throw new RefusedShare('no_page')
  const { link, secret } = await createShareLink(store, {
    path,
    layers,
    documents,
    // Identifies the person again, because the account may have been removed meanwhile.
    createdBy: (await identifyNow()).id,
    days,
  })
  const address = `${path}?${new URLSearchParams({ [SHARE_PARAMETER]: secret })}`
  const [shared] = await listed(staff, [link])
  return { link: settings.SITE_URL + localizedHref(address, lang), shared }
}

function listed(staff: Staff, links: ShareLink[]): Promise<ListedLink[]> {
  return Promise.all(
    links.map(async ({ documents: _, createdBy, ...link }) => ({
      ...link,
      by: await staff.nameOf(createdBy),
    })),
  )
}

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
