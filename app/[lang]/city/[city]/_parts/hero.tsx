import { PageHero } from '#components/page/heroes.tsx'
import { figureNote } from '#components/service/words.ts'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { LinkButtons } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { isSampleValue } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { mostJobsOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import type { CitySectionProps } from './types.ts'

/**
 * The city's name, the price range that most small jobs there cost (`$150-$800`), and facts such as the average wait. Where no
 * installer is listed it says so, and promises no days and no wait.
 */
export function CityHero({ content, lang }: CitySectionProps) {
  const { city, page, isListed } = content
  const { shell, service: words, servicePage, cityPages } = getDictionary(lang)
  const { number } = getFormatters(lang)
  const figure = mostJobsOf(city)
  const { averageRating, totalReviews } = city.localData ?? {}
  return (
    <>
      <PageHero
        page={{
          title: page?.title || city.name,
          lead: city.description,
          picture: city.picture ?? page?.picture,
        }}
        crumbs={[{ label: shell.cities, href: '/cities' }]}
        lang={lang}
      >
        {!isListed && (
          <div className="w-full border-l-4 border-dark pl-4">
            <p className="type-h4">{page?.empty?.title}</p>
            <p>{page?.empty?.text}</p>
          </div>
        )}
        {figure && (
          <p className="flex w-full flex-wrap items-baseline gap-x-3">
            <span className="type-figure text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
              {figureText(figure, lang)}
            </span>
            <span>{figureNote(figure, lang)}</span>
          </p>
        )}
        <LinkButtons
          links={{
            [jobHref('/get-quote', { city: city.slug })]: words.getFreeQuotes,
            '#services': fillPlaceholders(cityPages.servicesIn, { city: city.name ?? '' }),
          }}
          lang={lang}
        />
      </PageHero>
      {isListed && (
        <div className="border-b-2 border-rule">
          <FactStrip
            facts={[
              { label: cityPages.availability, value: city.availability },
              { label: cityPages.averageWait, value: city.marketSpecifics?.averageWaitTime },
              { label: cityPages.installTime, value: city.averageInstallationTime },
              averageRating && totalReviews
                ? {
                    label: isSampleValue(city._id, 'averageRating', averageRating)
                      ? cityPages.sampleRating
                      : servicePage.rating,
                    value: fillPlaceholders(servicePage.ratingValue, {
                      value: number(averageRating, { minimumFractionDigits: 1 }),
                      count: number(totalReviews),
                    }),
                  }
                : { label: cityPages.busySeason, value: city.marketSpecifics?.busySeason },
            ]}
          />
        </div>
      )}
    </>
  )
}
