import type { ReactNode } from 'react'
import { type StoredPicture, toPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'

interface PictureRowProps {
  href: string
  lang: Language
  picture: StoredPicture | null
  title: string | null
  text: string | null
  /** A fact at the bottom: a price, a date. */
  children: ReactNode
}

/** A cell of a ruled list that leads to a page. */
export function PictureRow({ href, lang, picture, title, text, children }: PictureRowProps) {
  return (
    <SiteLink href={href} lang={lang} className="cell-link service-row">
      <Picture picture={toPicture(picture)} sizes="11rem" decorative />
      <span>
        <span>{title}</span>
        <span>{text}</span>
        <span>
          {children}
          <Icon name="arrow" />
        </span>
      </span>
    </SiteLink>
  )
}
