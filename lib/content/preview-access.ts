import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants'
import { identify } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { hostedClient, isEmbedded } from './source.ts'

/** Where an own page may be named in a query: a path of this site, never another host. */
const OWN_PATH = /^\/(?![/\\])/

/**
 * Whether whoever sends this request may see drafts, and which page to show first; `null` when they may not.
 * Embedded mode asks who is signed in, hosted mode for the secret the Studio wrote into the dataset.
 */
export async function previewAccess(request: Request): Promise<{ path: string } | null> {
  if (!isEmbedded) {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(hostedClient(), request.url)
    return isValid ? { path: ownPath(redirectTo) } : null
  }
  if (identify(request, getLake()) === null) return null
  return { path: ownPath(new URL(request.url).searchParams.get(urlSearchParamPreviewPathname)) }
}

/** The path, if it is one of this site; else the home page. */
export const ownPath = (path: string | null) => (path && OWN_PATH.test(path) ? path : '/')
