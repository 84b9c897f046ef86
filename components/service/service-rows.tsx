import type { StoredPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { PictureRow } from '../ui/picture-row.tsx'
import { Price } from './price.tsx'

interface ServiceRowsProps {
  services: {
    _id: string
    name: string | null
    slug: string | null
    description: string | null
    priceRange: string | null
    picture: StoredPicture | null
  }[]
  lang: Language
  /** True in a narrow column: one service below the other. */
  isNarrow?: boolean
}

/** Services in a ruled grid: picture, name, description, price. */
export function ServiceRows({ services, lang, isNarrow }: ServiceRowsProps) {
  return (
    <ul className={isNarrow ? 'ruled' : 'ruled lg:grid-cols-2'}>
      {services.map((service) => (
        <li key={service._id}>
          <PictureRow
            href={`/${service.slug}`}
            lang={lang}
            picture={service.picture}
            title={service.name}
            text={service.description}
          >
            <Price figure={figureOf(service)} lang={lang} />
          </PictureRow>
        </li>
      ))}
    </ul>
  )
}
