'use client'

import { useEffect, useState } from 'react'
import { PAGES_CACHE } from '#lib/browser/kept-pages.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'

interface VisitedPage {
  href: string
  title: string
}

/** The visited pages in the cache of the service worker, in the language of this page. */
export function VisitedPages({ words, lang }: { words: Dictionary['app']['offline']; lang: Language }) {
  const [pages, setPages] = useState<VisitedPage[] | null>(null)

  useEffect(() => {
    // A browser may refuse access to its caches. Then the list is empty.
    readPages(lang).then(setPages, () => setPages([]))
  }, [lang])

  return (
    <section aria-labelledby="visited-title" className="mt-14 noscript:hidden">
      <h2 id="visited-title" className="type-h2 mb-6">
        {words.visited}
      </h2>
      {pages === null && <p>{words.loading}</p>}
      {pages?.length === 0 && <p>{words.none}</p>}
      <ul>
        {pages?.map(({ href, title }) => (
          <li key={href}>
            {/* A plain link: the router would ask the network for the page's data. */}
            <a href={href} className="link-row underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readPages(lang: Language): Promise<VisitedPage[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(PAGES_CACHE)
  const kept = await Promise.all((await cache.keys()).map(async ({ url }) => readPage(cache, url)))
  return kept.filter((page) => page.lang === LOCALES[lang])
}

async function readPage(cache: Cache, href: string) {
  const html = (await (await cache.match(href))?.text()) ?? ''
  const page = new DOMParser().parseFromString(html, 'text/html')
  return {
    href,
    title: page.querySelector('h1')?.textContent || page.title || href,
    lang: page.documentElement.lang,
  }
}
