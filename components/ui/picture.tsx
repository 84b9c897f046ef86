import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'

interface PictureProps {
  picture: PictureData | null
  className?: string
  /** How wide it is shown, for photographs: the `sizes` attribute. */
  sizes?: string
  /** In the first screen: fetched at once. */
  eager?: boolean
  /** The same alt text stands beside it already. */
  decorative?: boolean
}

/** A picture with its place kept. Drawings scale by themselves, photographs come in widths. */
export function Picture({ picture, className, sizes = '100vw', eager, decorative }: PictureProps) {
  if (!picture) return <span className={`block bg-wash ${className ?? ''}`} />
  const { src, srcSet, width, height, alt, focus } = picture
  // A picture further down is there before it is scrolled to, and a page may have thirty of them.
  const placeholder = eager ? picture.placeholder : undefined
  return (
    <img
      src={src}
      {...(srcSet && { srcSet, sizes })}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(className && { className })}
      {...((focus || placeholder) && { style: placed(focus, placeholder) })}
    />
  )
}

/** What is shown while a photograph loads lies where the photograph will. */
function placed(focus: string | undefined, placeholder: string | undefined): CSSProperties {
  return {
    ...(focus && { objectPosition: focus }),
    ...(placeholder && { background: `${focus ?? '50%'} / cover url(${placeholder})` }),
  }
}
