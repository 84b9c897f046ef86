'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { loadLazily } from '#lib/app/lazy-module.ts'
import type { Picture as PictureData } from '#lib/content/picture.ts'
import type { EnlargedProps } from './enlarged.tsx'
import { Icon } from './icon.tsx'

export interface ZoomWords {
  enlarge: string
  close: string
}

interface ZoomProps {
  picture: PictureData
  words: ZoomWords
  className?: string
  /** The picture as the page shows it, rendered by the server. */
  children: ReactNode
}

/**
 * A picture that can be enlarged: a link to the picture itself, which opens it in a dialog where scripts run. The
 * dialog is loaded when it is first asked for.
 */
export function Zoom({ picture, words, className = '', children }: ZoomProps) {
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedProps>>()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void loadLazily(() => import('./enlarged.tsx')).then(
      (loaded) => loaded && setEnlarged(() => loaded.Enlarged),
    )
  }

  return (
    <>
      <a href={picture.src} onClick={open} className={`zoom ${className}`}>
        {children}
        <span>
          <Icon name="search" />
          <span className="sr-only">{words.enlarge}</span>
        </span>
      </a>
      {Enlarged && <Enlarged picture={picture} close={words.close} onClose={() => setEnlarged(undefined)} />}
    </>
  )
}
