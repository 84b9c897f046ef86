import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureFile } from '#lib/content/picture.ts'
import { Picture } from './picture.tsx'

interface HeroHalvesProps {
  picture: PictureFile | null
  children: ReactNode
}

/**
 * Texts in one half; the picture fills the other half, up to the edge of the screen. Beside a long text the picture is only
 * as tall as its subject allows, and is aligned with the bottom.
 */
export function HeroHalves({ picture, children }: HeroHalvesProps) {
  return (
    <div className="grid lg:grid-cols-2">
      <div className="hero-words px-5 pb-6 md:px-10 md:pb-11 lg:pl-[max(2.5rem,calc(50vw-42.5rem))]">
        {children}
      </div>
      <div
        className="hero-picture"
        {...(picture?.narrowest && { style: { '--narrowest': picture.narrowest } as CSSProperties })}
      >
        <Picture picture={picture} eager sizes="(min-width: 64rem) 75vw, 100vw" />
      </div>
    </div>
  )
}
