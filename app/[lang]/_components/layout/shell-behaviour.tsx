'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { rememberVisit } from '../lead/visit.ts'
import { followLinks } from './follow-links.ts'
import { keepQuery } from './keep-query.ts'
import { watchMenus } from './menus.ts'
import { offerLanguage } from './offer-language.ts'
import { openZoom } from './open-zoom.ts'

/**
 * What scripts add to the header, the footer and every link. It listens on the document, so that none of them has to
 * be hydrated as a component of its own.
 */
export function ShellBehaviour() {
  const { push } = useRouter()

  useEffect(() => {
    const stop = new AbortController()
    void watchMenus(stop.signal)
    keepQuery(stop.signal)
    openZoom(stop.signal)
    offerLanguage(stop.signal)
    followLinks(push, stop.signal)
    return () => stop.abort()
  }, [push])

  useEffect(rememberVisit, [])

  return null
}
