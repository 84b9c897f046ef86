import type { ReactNode } from 'react'
import type { Picture as PictureFile } from '#lib/content/picture.ts'
import { Picture } from './picture.tsx'

interface HeroHalvesProps {
  picture: PictureFile | null
  /** Least height of the picture's half, on a wide screen. */
  height?: 'lg:min-h-120' | 'lg:min-h-140'
  children: ReactNode
}

/** Words in one half; the picture fills the other to the edge of the screen. */
export function HeroHalves({ picture, height = 'lg:min-h-140', children }: HeroHalvesProps) {
  return (
    <div className="grid lg:grid-cols-2">
      <div className="px-5 pb-8 md:px-10 md:pb-11 lg:pl-[max(2.5rem,calc(50vw-42.5rem))]">{children}</div>
      <div className={`relative border-rule max-lg:border-t-2 lg:border-l-2 ${height}`}>
        <Picture
          picture={picture}
          eager
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="h-auto w-full object-cover max-lg:aspect-8/5 lg:absolute lg:inset-0 lg:h-full"
        />
      </div>
    </div>
  )
}
