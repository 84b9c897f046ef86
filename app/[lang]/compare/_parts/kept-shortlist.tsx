'use client'

import { useEffect } from 'react'
import { keepShortlist, shortlist } from '#components/service/shortlist.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { compareHref, readCompared } from '#lib/search/compared.ts'
import { FORM } from './form-id.ts'

interface KeptShortlistProps {
  /** Whether the address has a comparison. */
  isChosen: boolean
  /** The city of the address. */
  city: string
  lang: Language
}

/**
 * Shows the shortlist of this browser at the page's own address, and keeps what is added and removed here. An address that somebody
 * has sent is only shown.
 */
export function KeptShortlist({ isChosen, city, lang }: KeptShortlistProps) {
  useEffect(() => {
    const kept = shortlist()
    if (!isChosen && kept.size > 0)
      location.replace(localizedHref(compareHref({ ...readCompared(kept), city }), lang))
    const stop = new AbortController()
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.id === FORM)
        keepShortlist(
          new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, `${value}`])),
        )
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keeps]') : null
      if (link) keepShortlist(new URL(link.href).searchParams)
    }
    for (const kind of ['click', 'submit']) document.addEventListener(kind, keep, { signal: stop.signal })
    return () => stop.abort()
  }, [isChosen, city, lang])
  return null
}
