import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'
import { Icon } from './icon.tsx'

export interface ZoomWords {
  enlarge: string
  close: string
}

interface ZoomProps {
  picture: PictureData
  words: ZoomWords
  className?: string
  /** The picture as the page shows it; without it only the lens is shown. */
  children?: ReactNode
}

/**
 * A picture that can be enlarged: a link to the picture file, which opens in a dialog when scripts run (link-scripts.ts). It is
 * not a client component, because a page may have many of them.
 */
export function Zoom({ picture, words, className = '', children }: ZoomProps) {
  return (
    <a href={picture.src} data-close={words.close} className={`zoom ${className}`}>
      {children}
      <span>
        <Icon name="search" />
        <span className="sr-only">{words.enlarge}</span>
      </span>
    </a>
  )
}
