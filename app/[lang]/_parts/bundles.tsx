import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { BundleTag } from '../_components/bundle/bundle-tag.tsx'
import { ForName } from '../_components/ui/for-name.tsx'
import { Picture } from '../_components/ui/picture.tsx'
import { Section } from '../_components/ui/section.tsx'
import { TextLink } from '../_components/ui/text-link.tsx'
import type { HomePage, HomeSectionProps } from './types.ts'

type Bundle = NonNullable<HomePage['bundles']>[number]

/** Jobs booked together for less. The section's id is the address bundle pages lead back to. */
export function Bundles({ page, lang }: HomeSectionProps) {
  if (!page.bundles?.length) return null
  return (
    <Section id="bundles" ground="wash" heading={page.bundlesHeading}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {page.bundles.map((bundle) => (
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
