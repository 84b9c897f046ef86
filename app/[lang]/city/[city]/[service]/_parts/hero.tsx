import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { estimatorHref, jobHref } from '#lib/job/job.ts'
import { durationText, priceRangeText } from '../../../../_components/service/words.ts'
import { Breadcrumb } from '../../../../_components/ui/breadcrumb.tsx'
import { FactStrip } from '../../../../_components/ui/fact-strip.tsx'
import { FormsDiffer } from '../../../../_components/ui/forms-differ.tsx'
import { HeroHalves } from '../../../../_components/ui/hero-halves.tsx'
import { LinkButtons } from '../../../../_components/ui/link-buttons.tsx'
import { OfferHead } from '../../../../_components/ui/offer-head.tsx'
import { TextLink } from '../../../../_components/ui/text-link.tsx'
import { Badges } from './badges.tsx'
import { ReviewsLink } from './reviews-link.tsx'
import type { CityServiceProps } from './types.ts'

/** Price here, time here, and who says so; the picture fills the other half to the edge of the screen. */
export function CityServiceHero({ content, lang }: CityServiceProps) {
  const { service, city, job, page, priceRange, isLocalRate } = content
  const { shell, service: words, cityPages } = getDictionary(lang)
  const title = page?.title || [service.name, city.name].join(', ')
  const wait = city.marketSpecifics?.averageWaitTime
  return (
    <section className="border-b-2 border-rule">
      <HeroHalves picture={toPicture(service.picture) ?? toPicture(page?.picture)}>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pt-2">
          <Breadcrumb
            lang={lang}
            parents={[
              { label: shell.services, href: '/services' },
              { label: city.name ?? '', href: `/city/${city.slug}` },
            ]}
            current={service.name ?? ''}
          />
          <TextLink
            href={jobHref('/book-installation', job)}
            lang={lang}
            label={shell.bookNow}
            className="max-sm:hidden"
          />
        </div>
        <OfferHead
          title={title}
          lead={page?.lead || service.description}
          figure={priceRangeText(priceRange, lang)}
          note={fillPlaceholders(isLocalRate ? cityPages.localRate : cityPages.usualRange, {
            city: city.name ?? '',
          })}
        />
        <div className="mt-5 flex gap-3 max-sm:flex-col sm:flex-wrap">
          <LinkButtons
            links={{
              [jobHref('/book-installation', job)]: shell.bookInstallation,
              [jobHref('/get-quote', job)]: words.getFreeQuotes,
            }}
            lang={lang}
            tone="yellow"
          />
        </div>
        <FormsDiffer lang={lang} />
        <p className="mt-1 flex flex-wrap gap-x-5">
          <ReviewsLink label={cityPages.readReviews} />
          <TextLink href={estimatorHref(job)} lang={lang} label={cityPages.estimate} />
        </p>
        <Badges content={content} lang={lang} />
      </HeroHalves>
      <FactStrip
        facts={[
          {
            label: cityPages.installTime,
            value: city.averageInstallationTime || durationText(service.complexity, lang),
          },
          { label: words.difficulty, value: service.complexity && words.complexity[service.complexity] },
          { label: cityPages.averageWait, value: wait },
          {
            label: words.licensedTrade,
            value: service.licenseRequired ? words.required : words.notRequired,
          },
        ]}
      />
    </section>
  )
}
