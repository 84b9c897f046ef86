import type { ReactNode } from 'react'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { jobHref } from '#lib/job/job.ts'
import { type InstallerEntry, specialtiesOf, specialtyKey } from '#lib/search/installer-filters.ts'
import { Reviews } from '../../../../_components/review/reviews.tsx'
import { LinkButton } from '../../../../_components/ui/button.tsx'
import { Section } from '../../../../_components/ui/section.tsx'
import { Tabs } from '../../../../_components/ui/tabs.tsx'
import { TextLink } from '../../../../_components/ui/text-link.tsx'
import { InstallerCard } from './installer-card.tsx'
import { InstallerFinder } from './installer-finder.tsx'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'
import type { CityServiceProps } from './types.ts'

/** Who does this here, and what people here say: two tabs (docs/product.md, Local installers). */
export function LocalInstallers({ content, lang }: CityServiceProps) {
  const { page } = content
  const words = getDictionary(lang).cityPages.installers
  return (
    <Section id="installers" heading={page?.installers}>
      <Tabs
        name={LOCAL_VIEW}
        label={words.view}
        tabs={[
          { value: 'installers', label: words.installers },
          { value: 'reviews', label: words.reviews },
        ]}
        panels={[
          <Installers key="installers" content={content} lang={lang} />,
          <LocalReviews key="reviews" content={content} lang={lang} />,
        ]}
      />
    </Section>
  )
}

function Installers({ content, lang }: CityServiceProps) {
  const { city, job, hasInstallers, installers } = content
  const { cityPages, service: serviceWords } = getDictionary(lang)
  const words = fillPlaceholders(cityPages.installers, { city: city.name ?? '' })
  const quote = (
    <LinkButton href={jobHref('/get-quote', job)} lang={lang} arrow>
      {serviceWords.getFreeQuotes}
    </LinkButton>
  )
  if (!hasInstallers) {
    return (
      <Message title={words.none} text={words.noneHint}>
        {quote}
      </Message>
    )
  }
  if (installers.length === 0) return <Message title={words.noMatch}>{quote}</Message>
  const entries = installers.map(toEntry)
  return (
    <InstallerFinder
      entries={entries}
      cards={installers.map((installer) => (
        <InstallerCard key={installer._id} installer={installer} content={content} lang={lang} />
      ))}
      specialties={specialtiesOf(entries, LOCALES[lang])}
      words={words}
      lang={lang}
    />
  )
}

function toEntry(
  installer: CityServiceProps['content']['installers'][number],
): InstallerEntry & { id: string } {
  const { name, description, specialties, specialtyKeys } = installer
  return {
    id: installer._id,
    name: name ?? '',
    description: description ?? '',
    specialties: (specialties ?? []).map((label, index) => ({
      key: specialtyKey(specialtyKeys?.[index] || label),
      label,
    })),
  }
}

function LocalReviews({ content, lang }: CityServiceProps) {
  const { city, reviews } = content
  const words = fillPlaceholders(getDictionary(lang).cityPages.installers, { city: city.name ?? '' })
  if (reviews.length === 0) {
    return (
      <div id={REVIEWS}>
        <Message title={words.noReviews}>
          <TextLink href="/reviews" lang={lang} label={words.allReviews} />
        </Message>
      </div>
    )
  }
  const { averageRating, totalReviews } = city.localData ?? {}
  const { number, plural } = getFormatters(lang)
  return (
    <div id={REVIEWS} className="p-5 md:p-7">
      {averageRating && totalReviews ? (
        <p className="type-h4 mb-5">
          {fillPlaceholders(plural(totalReviews, words.localRating), {
            value: number(averageRating, { minimumFractionDigits: 1 }),
            count: number(totalReviews),
          })}
        </p>
      ) : null}
      <Reviews reviews={reviews} lang={lang} />
      <TextLink href="/reviews" lang={lang} className="mt-4" label={words.allReviews} />
    </div>
  )
}

function Message({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="px-5 py-14 text-center">
      <p className="type-h3">{title}</p>
      {text && <p className="mt-2">{text}</p>}
      <p className="mt-5">{children}</p>
    </div>
  )
}
