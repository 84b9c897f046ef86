import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Section } from '../_components/ui/section.tsx'
import { Tag, type TagTone } from '../_components/ui/tag.tsx'
import { TextLink } from '../_components/ui/text-link.tsx'
import type { HomePage, HomeSectionProps } from './types.ts'

type Bundle = NonNullable<HomePage['bundles']>[number]

/** Seed 1, section 2. */
const TONES: Record<NonNullable<Bundle['popularity']>, TagTone> = {
  'Most Popular': 'amber',
  Popular: 'blue',
  New: 'green',
  Other: 'grey',
}

/** Jobs booked together for less. The section's id is the address bundle pages lead back to. */
export function Bundles({ page, lang }: HomeSectionProps) {
  const heading = page.bundlesHeading
  if (!page.bundles?.length) return null
  return (
    <Section id="bundles" ground="wash" title={heading?.title} text={heading?.text}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {page.bundles.map((bundle, index) => (
          <BundleCard key={bundle._id} bundle={bundle} isWide={index === 0} lang={lang} />
        ))}
      </ul>
    </Section>
  )
}

function BundleCard({ bundle, isWide, lang }: { bundle: Bundle; isWide: boolean; lang: Language }) {
  const words = getDictionary(lang).home
  const percent = getFormatters(lang).number((bundle.discount ?? 0) / 100, { style: 'percent' })
  return (
    <li className={isWide ? 'bundle-card sm:col-span-2' : 'bundle-card'}>
      <p>
        <span>{fillPlaceholders(words.bundleSavings, { percent })}</span>
        {bundle.popularityLabel && (
          <Tag tone={TONES[bundle.popularity ?? 'Other']}>{bundle.popularityLabel}</Tag>
        )}
      </p>
      <h3>{bundle.name}</h3>
      <p>{bundle.description}</p>
      <TextLink href={`/bundles/${bundle.slug}`} lang={lang}>
        {words.viewBundle}
        <span className="sr-only">: {bundle.name}</span>
      </TextLink>
    </li>
  )
}
