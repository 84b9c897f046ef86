import type { BundleContent } from '#lib/content/bundle.ts'
import type { Home } from '#lib/content/home.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ForName } from '../ui/for-name.tsx'
import { TextLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section, type SectionProps } from '../ui/sections.tsx'
import { Tag, type TagTone } from '../ui/tag.tsx'

type Bundle = NonNullable<NonNullable<Home['page']>['bundles']>[number]

interface BundlesProps extends Omit<SectionProps, 'children'> {
  bundles: Bundle[] | null | undefined
  lang: Language
}

/** A section of bundles; not shown when there are none. */
export function Bundles({ bundles, lang, ...section }: BundlesProps) {
  if (!bundles?.length) return null
  return (
    <Section {...section}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {bundles.map((bundle) => (
          <BundleCard key={bundle._id} bundle={bundle} lang={lang} />
        ))}
      </ul>
    </Section>
  )
}

function BundleCard({ bundle, lang }: { bundle: Bundle; lang: Language }) {
  const words = getDictionary(lang).home
  const percent = getFormatters(lang).number((bundle.discount ?? 0) / 100, { style: 'percent' })
  return (
    <li className="bundle-card">
      <Picture
        picture={toPicture(bundle.picture)}
        sizes="(min-width: 64rem) 30rem, (min-width: 37.5rem) 50vw, 100vw"
        decorative
      />
      <div>
        <p>
          <span>{fillPlaceholders(words.bundleSavings, { percent })}</span>
          <BundleTag bundle={bundle} />
        </p>
        <h3>{bundle.name}</h3>
        <p>{bundle.description}</p>
        <TextLink
          href={`/bundles/${bundle.slug}`}
          lang={lang}
          label={
            <>
              {words.viewBundle}
              <ForName name={bundle.name} lang={lang} />
            </>
          }
        />
      </div>
    </li>
  )
}

/** The colour of each popularity (docs/product.md, Bundle page). */
const TONES: Record<NonNullable<BundleContent['bundle']['popularity']>, TagTone> = {
  'Most Popular': 'amber',
  Popular: 'blue',
  New: 'green',
  Other: 'grey',
}

/** The label of a bundle's popularity, in the colour of this popularity. */
export function BundleTag({
  bundle,
}: {
  bundle: Pick<BundleContent['bundle'], 'popularity' | 'popularityLabel'>
}) {
  if (!bundle.popularityLabel) return null
  return <Tag tone={TONES[bundle.popularity ?? 'Other']}>{bundle.popularityLabel}</Tag>
}
