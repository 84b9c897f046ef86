import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants'
import { isPagePath } from '#lib/i18n/href.ts'
import { identify } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { hostedClient } from './hosted-client.ts'
import { isEmbedded } from './source.ts'

/**
 * The page to show when the sender of this request may see drafts, otherwise `null`. With the embedded lake it checks who is
 * signed in; with hosted Sanity it checks the secret that the Studio wrote into the dataset.
 */
export async function previewAccess(request: Request): Promise<{ path: string } | null> {
  if (!isEmbedded) {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(hostedClient(), request.url)
    return isValid ? { path: ownPath(redirectTo) } : null
  }
  if (identify(request, getLake()) === null) return null
  return { path: ownPath(new URL(request.url).searchParams.get(urlSearchParamPreviewPathname)) }
}

/** Returns the path if it belongs to this site, otherwise the home page. */
export const ownPath = (path: string | null) => (path && isPagePath(path) ? path : '/')
