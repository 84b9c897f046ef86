'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tellVisit } from '#lib/browser/tell-visit.ts'
import { markCurrentPage } from './link-scripts.ts'
import { keepForOffline } from './service-worker.ts'

/** The scripts of header and footer that run again for each page. */
export function PageBehaviour() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): The effect must run again for each new page.
  useEffect(markCurrentPage, [pathname])
  useEffect(() => keepForOffline(pathname), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): as above.
  useEffect(() => tellVisit(), [pathname])

  return null
}
