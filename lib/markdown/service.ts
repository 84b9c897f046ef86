import 'server-only'
import { jobHref } from '#lib/chosen-job/job.ts'
import { isDrawnProject } from '#lib/content/picture.ts'
import { getService, type ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { comparedServices } from '#lib/pricing/compared-services.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureWithFees } from '#lib/pricing/figure-text.ts'
import { priceMovers } from '#lib/pricing/price-movers.ts'
import { serviceFacts as factsOf } from '#lib/pricing/service-facts.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { costPath } from '#lib/routes/cost-pages.ts'
import { facts, heading, joined, link, list, plain, plainList, points, section } from './markdown.ts'
import {
  arrangedParts,
  guideLinks,
  pricedServices,
  questions,
  ratingOf,
  reviews,
  textSections,
} from './parts.ts'
import { richText } from './rich-text.ts'

type Service = ServiceContent['service']

/** The page of a service as Markdown; `null` when the page does not exist. */
export async function serviceMarkdown(slug: string, lang: Language): Promise<string | null> {
  const content = await getService(slug, lang)
  if (!content) return null
  const { service, page, figures, proof } = content
  const words = getDictionary(lang)
  const { projects, reviews: reviewed } = proof
  const whyChoose = service.whyChoose?.length ? service.whyChoose : page?.whyChoose
  const job = { service: service.slug }
  return joined(
    heading(1, service.name),
    plain(service.lead || service.description),
    serviceFacts(content, lang),
    list([
      link(words.service.getFreeQuotes, jobHref('/get-quote', job), lang),
      link(words.shell.bookInstallation, jobHref('/book-installation', job), lang),
    ]),
    await arrangedParts('servicePage', {
      included: joined(
        section(
          2,
          { title: page?.included?.title || words.servicePage.whatsIncluded, text: page?.included?.text },
          plainList(service.features),
        ),
        guide(content, lang),
      ),
      projects: section(
        2,
        projects.items.some(isDrawnProject) ? words.projects.drawn : page?.projects,
        projects.items.length > 0 && plain(projects.source),
        list(
          projects.items.map(({ title, location, description }) =>
            joined(
              location && `**${plain(location)}**`,
              facts(
                [
                  [words.service.before, title],
                  [words.service.after, description],
                ],
                lang,
              ),
            ),
          ),
        ),
      ),
      estimator: section(
        2,
        page?.estimator,
        addOns(service, lang),
        plain(page?.estimatorNote),
        costs(content, lang),
      ),
      comparison: section(
        2,
        page?.comparison,
        pricedServices(comparedServices(service, service.category, content.guarantee).slice(1), lang),
      ),
      reviews: section(
        2,
        page?.reviews,
        reviewed.items.length > 0 && plain(reviewed.source),
        reviews(reviewed.items, lang),
      ),
      trust: section(
        2,
        page?.trust,
        facts(
          (figures?.figures ?? []).map(({ label, value }) => [label ?? '', value]),
          lang,
        ),
        plain(page?.guaranteeNote),
      ),
      whyChooseHeading: section(2, page?.whyChooseHeading, points(whyChoose)),
      sections: textSections(page?.sections, lang),
      questions: section(
        2,
        page?.questions,
        questions([...(service.faqs ?? []), ...(page?.faqs ?? [])], 3, lang),
      ),
      citiesHeading: section(
        2,
        page?.citiesHeading,
        list(
          (page?.cities ?? []).map(({ name, slug: city }) => link(name, `/${city}/${service.slug}`, lang)),
        ),
      ),
    }),
  )
}

function serviceFacts({ service, page, estimator, rating }: ServiceContent, lang: Language): string {
  const { money, servicePage } = getDictionary(lang)
  return facts(
    [
      [money.range, figureWithFees(figureOf(service), money, lang)],
      ...factsOf('machines', service, timeBandsOf(estimator), lang).map(
        ({ label, value }) => [label, value] as const,
      ),
      [servicePage.rating, ratingOf(rating?.value, rating?.count, lang, rating?.isOfSamples)],
      [servicePage.guarantee, page?.guaranteeLine],
    ],
    lang,
  )
}

function guide({ service, page }: ServiceContent, lang: Language): string {
  const { service: serviceWords, servicePage } = getDictionary(lang)
  const { tabs } = servicePage
  const local = service.localConsiderations?.length ? service.localConsiderations : page?.localConsiderations
  const safety = service.safetyAndCodes?.length ? service.safetyAndCodes : page?.safetyAndCodes
  const steps = (service.installationSteps ?? []).map((step) => {
    const effort = [step.timeEstimate, step.difficulty && serviceWords.complexity[step.difficulty]]
    const { tools, tips, warnings } = step
    return joined(
      `**${plain(step.title)}**${effort.some(Boolean) ? ` (${effort.filter(Boolean).map(plain).join(' · ')})` : ''}`,
      plain(step.description),
      facts(
        [
          [servicePage.tools, tools?.join(' · ')],
          [servicePage.tips, tips?.join(' · ')],
          [servicePage.warnings, warnings?.join(' · ')],
        ],
        lang,
      ),
    )
  })
  return section(
    2,
    { title: page?.guide?.title || servicePage.guide, text: page?.guide?.text },
    section(3, { title: tabs.steps }, list(steps, true)),
    section(3, { title: tabs.local }, points(local)),
    section(3, { title: tabs.safety }, points(safety)),
    ownGuide(service, lang),
    section(3, { title: servicePage.guides }, guideLinks(service.guides, lang)),
  )
}

function addOns({ addOns }: Service, lang: Language): string {
  const { price } = getFormatters(lang)
  return list(
    (addOns ?? []).map(({ name, value, description }) =>
      joined(`**${plain(name)}**${value === null ? '' : ` – ${plain(price(value))}`}`, plain(description)),
    ),
  )
}

/** What each answer does to the price, and the pages about it in cities with data of their own. */
function costs({ service, estimator, costCities }: ServiceContent, lang: Language): string {
  const words = getDictionary(lang).costPage
  return section(
    3,
    { title: words.movers },
    joined(
      priceMovers(service, settingsOf(estimator), lang).map(({ label, answers }) =>
        joined(
          `**${plain(label)}**`,
          facts(
            answers.map(({ label: answer, effect }) => [answer, effect] as const),
            lang,
          ),
        ),
      ),
    ),
    list(
      costCities.map(({ name, slug }) =>
        link(fillPlaceholders(words.link, { city: name ?? '' }), costPath(`${slug}/${service.slug}`), lang),
      ),
    ),
  )
}

/** The sections of the service's own guide. */
function ownGuide({ enhancement }: Service, lang: Language): string[] {
  const words = getDictionary(lang).servicePage.enhancement
  return [
    // The headings of this text have the style `h3`, so they get level 3 here.
    richText(enhancement?.installationGuide, lang),
    section(3, { title: words.seasonal }, plain(enhancement?.seasonalNotes)),
    section(3, { title: words.toolsRequired }, plainList(enhancement?.toolsRequired)),
    section(3, { title: words.timeEstimate }, plain(enhancement?.timeEstimate)),
    section(3, { title: words.costFactors }, plainList(enhancement?.costFactors)),
    section(3, { title: words.issues }, points(enhancement?.commonIssues)),
    section(3, { title: words.safety }, plainList(enhancement?.safetyWarnings)),
    section(3, { title: words.maintenance }, plainList(enhancement?.maintenanceTips)),
  ]
}
