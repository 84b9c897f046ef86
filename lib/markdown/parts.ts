import { arranged } from '#lib/content/arranged.ts'
import { getArrangement } from '#lib/content/arrangement.ts'
import type { Blocks } from '#lib/content/blocks.ts'
import { type StoredLink, toLinks } from '#lib/content/links.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { meanText } from '#lib/i18n/mean-text.ts'
import { type CityPrices, figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { figureLabel, figureText } from '#lib/pricing/figure-text.ts'
import { type ArrangedPage, PAGE_SECTIONS, type SectionOf } from '#schemas/pages/sections.ts'
import { heading, joined, link, list, type Part, plain, points, section } from './markdown.ts'
import { richText } from './rich-text.ts'

/** The sections of a page in the order that staff chose, without hidden ones. Blocks have no Markdown and are left out. */
export async function arrangedParts<Name extends ArrangedPage>(
  page: Name,
  sections: Partial<Record<SectionOf<Name>, Part>>,
): Promise<Part[]> {
  const own: Partial<Record<string, Part>> = sections
  return arranged(PAGE_SECTIONS[page], await getArrangement(page)).map(
    ({ section: name }) => name && own[name],
  )
}

interface Question {
  question: string | null
  answer: Blocks | string | null
}

/** Questions as headings of `level`, each with its answer below. */
export const questions = (faqs: Question[], level: number, lang: Language): string =>
  joined(
    faqs.map(({ question, answer }) =>
      joined(
        heading(level, question),
        typeof answer === 'string' ? plain(answer) : richText(answer, lang, level + 1),
      ),
    ),
  )

interface TextSection {
  title: string | null
  body: Blocks | null
  points: { title: string | null; text: string | null }[] | null
  links: StoredLink[] | null
}

/** The text sections that staff added to a page. */
export const textSections = (sections: TextSection[] | null | undefined, lang: Language): string =>
  joined(
    (sections ?? []).map((one) =>
      section(
        2,
        one,
        richText(one.body, lang, 3),
        points(one.points),
        list(toLinks(one.links).map(({ label, href }) => link(label, href, lang))),
      ),
    ),
  )

/** Links to guides, each with its introduction. */
export const guideLinks = (
  guides: readonly { title: string | null; slug: string | null; lead: string | null }[],
  lang: Language,
): string =>
  list(
    guides.map(({ title, slug, lead }) =>
      [link(title, `/guides/${slug}`, lang), plain(lead)].filter(Boolean).join(' – '),
    ),
  )

interface PricedLink extends PricedService {
  name: string | null
  slug: string | null
}

/** Services with their prices, or with `prices` their prices in a city. `base` is the path before each slug: `/toronto`. */
export function pricedServices(
  services: readonly PricedLink[],
  lang: Language,
  { prices, base = '' }: { prices?: CityPrices; base?: string } = {},
): string {
  const { money } = getDictionary(lang)
  return list(
    services.map((service) => {
      const figure = figureOf(service, prices)
      const price = figure && `${figureText(figure, lang)} (${figureLabel(figure, money, lang)})`
      return [link(service.name, `${base}/${service.slug}`, lang), plain(price)].filter(Boolean).join(' – ')
    }),
  )
}

interface Review {
  customerName: string | null
  location: string | null
  rating: number | null
  title: string | null
  content: string | null
  date: string | null
  sample: boolean | null
}

/** Reviews by customers. Invented reviews are marked as samples. */
export function reviews(items: readonly Review[], lang: Language): string {
  const words = getDictionary(lang).reviews
  const { number, plural, date: dateText } = getFormatters(lang)
  return joined(
    items.map(({ customerName, location, rating, title, content, date, sample }) => {
      const stars = rating ?? 0
      const said = [
        fillPlaceholders(plural(stars, words.rating), { value: number(stars) }),
        [customerName, location].filter(Boolean).join(', '),
        date && dateText(date),
        sample && words.sample,
      ]
      return joined(heading(3, title), plain(said.filter(Boolean).join(' · ')), plain(content))
    }),
  )
}

/** A rating as text: `4.8 of 5, 1,247 reviews`; null when the rating or the number of reviews is missing. */
export function ratingOf(
  value: number | null | undefined,
  count: number | null | undefined,
  lang: Language,
  isOfSamples?: boolean,
): Part {
  return value && count ? meanText({ value, count, isOfSamples }, lang) : null
}
