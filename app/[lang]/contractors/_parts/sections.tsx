import { InstallerCard } from '#components/installer/installer-card.tsx'
import { InstallerFinder } from '#components/installer/installer-finder.tsx'
import { InstallerLicences } from '#components/installer/installer-licences.tsx'
import { ratingText } from '#components/review/rating-text.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Contractors } from '#lib/content/contractors.ts'
import { toPicture } from '#lib/content/picture.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { specialtiesOf } from '#lib/search/installer-filters.ts'

interface InstallersProps {
  content: Contractors
  /** The query of an address with filters. */
  start?: string
  lang: Language
}

/** Installers by city and trade. A trade is a category with a service that at least one installer does. */
export function Installers({ content, start, lang }: InstallersProps) {
  const { page, installers, cities, categories } = content
  if (installers.length === 0) return null
  const words = getDictionary(lang).cityPages.installers
  const trades = new Set(installers.flatMap((installer) => installer.trades))
  return (
    <Section id="installers" heading={page?.finder}>
      <div className="rounded-frame border-2 border-rule">
        <InstallerFinder
          entries={installers.map(({ _id, name, description, city, trades, specialties, specialtyKeys }) => ({
            id: _id,
            name: name ?? '',
            description: description ?? '',
            city: city?.slug ?? '',
            trades,
            specialties: specialtiesOf(specialties, specialtyKeys),
          }))}
          cards={installers.map((installer) => (
            <InstallerCard
              key={installer._id}
              installer={installer}
              job={{ city: installer.city?.slug }}
              city={installer.city?.name}
              lang={lang}
            />
          ))}
          selects={[
            {
              name: 'city',
              label: words.city,
              any: words.allCities,
              choices: cities.map((city) => ({ key: city.slug ?? '', label: city.name ?? '' })),
            },
            {
              name: 'trade',
              label: words.trade,
              any: words.allTrades,
              choices: categories
                .filter(({ slug }) => trades.has(slug ?? ''))
                .map(({ slug, title }) => ({ key: slug ?? '', label: title ?? '' })),
            },
          ]}
          path="/contractors"
          start={start}
          words={words}
          lang={lang}
        />
      </div>
    </Section>
  )
}

type Contractor = NonNullable<NonNullable<Contractors['page']>['contractors']>[number]

/** One contractor: name, rating, and a link to ask this contractor for a quote. */
export function ContractorCard({ contractor, lang }: { contractor: Contractor; lang: Language }) {
  const words = getDictionary(lang).trustPages.contractors
  const { number, plural } = getFormatters(lang)
  const { name, location, specialties } = contractor
  const picture = toPicture(contractor.picture)
  const value = number(contractor.rating ?? 0, { minimumFractionDigits: 1 })
  return (
    <article className="flex h-full flex-col">
      <div className="grow p-4 md:p-7">
        <div className="flex min-h-20 items-center gap-4">
          {picture ? (
            <Picture picture={picture} decorative className="size-16 flex-none rounded-full object-cover" />
          ) : (
            <Avatar name={name} size={64} />
          )}
          <div>
            <h3 className="type-h4">{name}</h3>
            <p className="mt-1">{location}</p>
            {isSampleContractor(contractor) && <Tag>{words.sample}</Tag>}
          </div>
        </div>
        {contractor.rating && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-label md:mt-5">
            <Rating value={contractor.rating} label={ratingText(contractor.rating, lang, 1)} />
            {fillPlaceholders(plural(contractor.reviews ?? 0, words.rating), {
              value,
              count: number(contractor.reviews ?? 0),
            })}
          </p>
        )}
        {specialties?.length ? (
          <>
            <h4 className="type-label mt-4 text-muted">{words.specialties}</h4>
            <ul className="in-line mb-4 font-medium">
              {specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </>
        ) : null}
        <Facts facts={factsOf(contractor, lang)} />
        {contractor.lacksLicence && (
          <p className="mt-2 text-small text-muted">{getDictionary(lang).cityPages.installers.noLicence}</p>
        )}
        {contractor.licences?.length ? (
          <InstallerLicences licences={contractor.licences} lang={lang} />
        ) : null}
      </div>
      <SiteLink
        href={jobHref('/get-quote', { contractor: contractor.key })}
        lang={lang}
        aria-label={fillPlaceholders(words.requestQuoteFrom, { name: name ?? '' })}
        className="action-row border-t-2 border-rule"
      >
        {words.requestQuote}
        <Icon name="arrow" />
      </SiteLink>
    </article>
  )
}

function factsOf(contractor: Contractor, lang: Language) {
  const words = getDictionary(lang).trustPages.contractors
  const { number, plural } = getFormatters(lang)
  const { yearsExperience: years } = contractor
  const yesNo = (value: boolean | null) => (value === null ? null : value ? words.yes : words.no)
  return [
    {
      label: words.experience,
      value: years === null ? null : fillPlaceholders(plural(years, words.years), { count: number(years) }),
    },
    { label: words.licensed, value: yesNo(contractor.licensed) },
    { label: words.insured, value: yesNo(contractor.insured) },
    { label: words.responseTime, value: contractor.responseTime ?? '' },
  ]
}

/** Three steps: Submit Your Project, Get Matched, Get It Done. */
export function Explainer({ page, lang }: { page: Contractors['page']; lang: Language }) {
  if (!page?.steps?.length) return null
  return (
    <Section
      id="explainer"
      ground="ink"
      heading={page.explainer}
      aside={<TextLink href="/how-it-works" lang={lang} label={getDictionary(lang).trustPages.howItWorks} />}
    >
      <ol className="ruled md:grid-cols-3">
        {page.steps.map(({ _key, title, text }, index) => (
          <li
            key={_key}
            className="grid grid-cols-[3rem_1fr] grid-rows-[auto_1fr] gap-x-3 p-4 md:grid-cols-1 md:grid-rows-[auto_auto_1fr] md:p-7"
          >
            <span aria-hidden="true" className="type-figure row-span-2 text-title md:row-span-1">
              {index + 1}
            </span>
            <h3 className="type-h3 md:mt-3">{title}</h3>
            <p className="mt-1 max-w-[46ch] md:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
