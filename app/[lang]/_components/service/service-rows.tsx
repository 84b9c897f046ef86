import type { StoredPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PictureRow } from '../ui/picture-row.tsx'
import { priceRangeText } from './words.ts'

interface ServiceRowsProps {
  services: {
    _id: string
    name: string | null
    slug: string | null
    description: string | null
    priceRange: Parameters<typeof priceRangeText>[0]
    picture: StoredPicture | null
  }[]
  lang: Language
  /** In a column of a page: one service beneath the other. */
  isNarrow?: boolean
}

/** Services in a ruled grid: picture, name, what is done, price range. */
export function ServiceRows({ services, lang, isNarrow }: ServiceRowsProps) {
  return (
    <ul className={isNarrow ? 'ruled' : 'ruled lg:grid-cols-2'}>
      {services.map(({ _id, slug, name, description, priceRange, picture }) => (
        <li key={_id}>
          <PictureRow href={`/${slug}`} lang={lang} picture={picture} title={name} text={description}>
            {priceRangeText(priceRange, lang)}
          </PictureRow>
        </li>
      ))}
    </ul>
  )
}
