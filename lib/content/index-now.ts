import { type Env, env } from '#lib/env.ts'
import { heldBackOf, publicLanguages } from '#lib/i18n/held-back.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { pageAddress, siteAddress } from '#lib/seo/address.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { PAGES } from '#schemas/pages/index.ts'
import type { StoredDocument } from './tags.ts'

/** Where the key stands, so that search engines know that the site itself sends the addresses. */
export const KEY_PATH = '/indexnow.txt'

/** How long addresses are collected before they are sent, in milliseconds: a publish is often followed by another one. */
const COLLECTED_FOR = 60_000

/** The most addresses of one message, as IndexNow says. */
const MOST = 10_000

type Settings = Pick<Env, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'SITE_URL' | 'SITE_PUBLIC'>

/** The public addresses of a document's own page, before and after a change. A page that is gone is told too. */
export function changedAddresses(before: StoredDocument | null, after: StoredDocument | null): string[] {
  const addresses = [before, after].flatMap((document) => {
    const path = document && pagePathOf(document)
    if (!path) return []
    return publicLanguages(heldBackOf(document)?.language).map((lang) => pageAddress(path, lang))
  })
  return [...new Set(addresses)]
}

function pagePathOf(document: StoredDocument): string | null {
  const single = PAGES.find(({ name }) => name === document._type)
  if (single) return single.path.includes('{') ? null : single.path
  const { slug } = document as { slug?: { current?: string } }
  return pathOf({ _type: document._type, slug: slug?.current ?? null })
}

/**
 * Makes a function that tells search engines which pages have changed (https://www.indexnow.org). Without a key, and on a site that the
 * public is not meant to find, it does nothing. A message that fails is logged and not repeated: search engines come anyway.
 */
export function announcer(settings: Settings = env, collectedFor = COLLECTED_FOR) {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: to } = settings
  const waiting = new Set<string>()

  async function send(key: string): Promise<void> {
    const urlList = [...waiting].slice(0, MOST)
    waiting.clear()
    const body = JSON.stringify({
      host: new URL(settings.SITE_URL).host,
      key,
      keyLocation: siteAddress(KEY_PATH),
      urlList,
    })
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    try {
      const { status } = await fetch(to, {
        method: 'POST',
        body,
        headers,
        signal: AbortSignal.timeout(20_000),
      })
      if (status >= 400) log.warn({ status }, 'IndexNow did not take the changed pages')
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'IndexNow cannot be reached')
    }
  }

  return (before: StoredDocument | null, after: StoredDocument | null): void => {
    if (key === undefined || !isPublicSite(settings)) return
    const isFirst = waiting.size === 0
    for (const address of changedAddresses(before, after)) waiting.add(address)
    if (isFirst && waiting.size > 0) setTimeout(() => void send(key), collectedFor).unref()
  }
}
