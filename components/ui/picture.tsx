import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'

interface PictureProps {
  picture: PictureData | null
  className?: string
  /** The `sizes` attribute of photographs: how wide the picture is shown. */
  sizes?: string
  /** Set for a picture on the first screen: the browser loads it at once, not when it is near the screen. */
  eager?: boolean
  /** Set when the same alternative text stands beside the picture. */
  decorative?: boolean
}

/** A picture; its space is reserved before it loads. A drawing is one file for all sizes, a photograph has several widths. */
export function Picture({ picture, className, sizes = '100vw', eager, decorative }: PictureProps) {
  if (!picture) return <span className={`block bg-wash ${className ?? ''}`} />
  const { src, srcSet, width, height, alt, focus } = picture
  // Only eager pictures have a placeholder. Other pictures are loaded before the visitor scrolls to them, and a page with
  // thirty placeholders would be large.
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

/** The placeholder of a photograph has the same position as the photograph. */
function placed(focus: string | undefined, placeholder: string | undefined): CSSProperties {
  return {
    ...(focus && { objectPosition: focus }),
    ...(placeholder && { background: `${focus ?? '50%'} / cover url(${placeholder})` }),
  }
}
