import type { StoredPicture } from '#lib/content/picture.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PictureRow } from '../ui/picture-row.tsx'

interface GuideRowsProps {
  guides: {
    _id: string
    title: string | null
    slug: string | null
    lead: string | null
    publishedAt: string | null
    picture: StoredPicture | null
  }[]
  lang: Language
  /** True in a narrow column: one guide below the other. */
  isNarrow?: boolean
}

/** Guides in a ruled grid: picture, title, what it is about, date. */
export function GuideRows({ guides, lang, isNarrow }: GuideRowsProps) {
  const { date } = getFormatters(lang)
  return (
    <ul className={`ruled ${guides.length > 1 && !isNarrow ? 'lg:grid-cols-2' : ''}`}>
      {guides.map((guide) => (
        <li key={guide._id}>
          <PictureRow
            href={`/guides/${guide.slug}`}
            lang={lang}
            picture={guide.picture}
            title={guide.title}
            text={guide.lead}
          >
            {guide.publishedAt && <span className="text-small">{date(guide.publishedAt)}</span>}
          </PictureRow>
        </li>
      ))}
    </ul>
  )
}
