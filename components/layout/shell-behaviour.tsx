'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useReplacedControls } from '../app/use-replaced-controls.ts'
import { rememberVisit } from '../lead/visit.ts'
import { followLinks } from './follow-links.ts'
import { keepQuery } from './keep-query.ts'
import { watchMenus } from './menus.ts'
import { offerLanguage } from './offer-language.ts'
import { openZoom } from './open-zoom.ts'

/**
 * What scripts add to the header, the footer and every link. It listens on the document, so that none of them has to
 * be hydrated as a component of its own. It stands before all of them (use-replaced-controls.ts).
 */
export function ShellBehaviour() {
  const { push } = useRouter()
  useReplacedControls()

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
