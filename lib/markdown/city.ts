import 'server-only'
import { jobHref } from '#lib/chosen-job/job.ts'
import { type CityContent, getCity } from '#lib/content/city.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { mostJobsOf } from '#lib/pricing/figure.ts'
import { figureName, figureText, figureWithFees } from '#lib/pricing/figure-text.ts'
import { facts, heading, joined, link, list, plain, plainList, section } from './markdown.ts'
import { arrangedParts, guideLinks, pricedServices, ratingOf, reviews, textSections } from './parts.ts'

/** The page of a city as Markdown; `null` when the page does not exist. */
export async function cityMarkdown(slug: string, lang: Language): Promise<string | null> {
  const content = await getCity(slug, lang)
  if (!content) return null
  const { city, page, services, prices } = content
  const { service: serviceWords, cityPages: words } = getDictionary(lang)
  const base = `/${city.slug}`
  return joined(
    heading(1, page?.title || city.name),
    plain(city.description),
    !content.isListed && joined(plain(page?.empty?.title), plain(page?.empty?.text)),
    cityFacts(content, lang),
    link(serviceWords.getFreeQuotes, jobHref('/get-quote', { city: city.slug }), lang),
    await arrangedParts('cityPage', {
      services: section(2, page?.services, pricedServices(services, lang, { prices, base })),
      installers: section(
        2,
        page?.installers,
        list(
          content.installers.map((installer) =>
            [
              installer.name,
              isSampleContractor(installer) ? words.installers.sample : null,
              ...(installer.specialties ?? []),
            ]
              .filter(Boolean)
              .map(plain)
              .join(' · '),
          ),
        ),
      ),
      categoryGroups: section(
        2,
        page?.categoryGroups,
        (page?.categories ?? []).map((category) =>
          section(3, category, pricedServices(category.services, lang, { prices, base })),
        ),
      ),
      market: market(content, lang),
      rules: rules(content, lang),
      reviews: section(2, page?.reviews, reviews(city.reviews, lang)),
      sections: textSections(page?.sections, lang),
      neighbourhoods:
        content.isListed && section(2, page?.neighbourhoods, plainList(city.majorNeighborhoods)),
      guides: section(2, page?.guides, guideLinks(content.guides, lang)),
      nearby: section(
        2,
        page?.nearby,
        list((city.province?.cities ?? []).map((other) => link(other.name, `/city/${other.slug}`, lang))),
      ),
    }),
  )
}

function cityFacts({ city, isListed }: CityContent, lang: Language): string {
  const { money, servicePage, cityPages: words } = getDictionary(lang)
  const figure = mostJobsOf(city)
  const { averageRating, totalReviews } = city.localData ?? {}
  return facts(
    [
      [figureName(figure, money), figureText(figure, lang)],
      [words.availability, isListed && city.availability],
      [words.installTime, city.averageInstallationTime],
      [servicePage.rating, ratingOf(averageRating, totalReviews, lang)],
    ],
    lang,
  )
}

function market({ city, page, averages, isListed }: CityContent, lang: Language): string {
  const { cityPages: words, money } = getDictionary(lang)
  const { marketSpecifics, localData, localPricing } = city
  if (!isListed) return section(2, { title: words.priceFactors }, plainList(localPricing?.factors))
  const radius = localData?.serviceRadius
  const emergency = localData?.emergencyService
  return section(
    2,
    page?.market,
    facts(
      [
        [words.averageWait, marketSpecifics?.averageWaitTime],
        [words.busySeason, marketSpecifics?.busySeason],
        [words.businessHours, localData?.businessHours],
        [
          words.radius,
          radius ? fillPlaceholders(words.kilometres, { count: getFormatters(lang).number(radius) }) : null,
        ],
        [words.emergency, typeof emergency === 'boolean' && (emergency ? words.yes : words.no)],
      ],
      lang,
    ),
    section(
      3,
      { title: words.averageRates },
      facts(
        averages.map(({ name, figure }): [string, string] => [name, figureWithFees(figure, money, lang)]),
        lang,
      ),
    ),
    section(3, { title: words.priceFactors }, plainList(localPricing?.factors)),
    section(3, { title: words.specializations }, plainList(marketSpecifics?.specializations)),
  )
}

function rules({ city, page }: CityContent, lang: Language): string {
  const words = getDictionary(lang).cityPages
  return section(
    2,
    page?.rules,
    section(3, { title: words.regulations }, plainList(city.localRegulations)),
    section(3, { title: words.buildings }, plainList(city.buildingConsiderations)),
  )
}
