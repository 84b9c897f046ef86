import { ServiceCard } from '#components/service/service-card.tsx'
import { serviceCountText } from '#components/service/words.ts'
import { LinkButton } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CategorySectionProps } from './types.ts'

/** The category's services as cards of the catalogue, or 'No Services Found' when it has none. */
export function CategoryServices({ category, page, lang }: CategorySectionProps) {
  const { offerPages } = getDictionary(lang)
  const words = offerPages.category
  const { services } = category
  if (services.length === 0) {
    return (
      <Section id="services" heading={{ title: words.empty, text: page?.empty?.text }}>
        {page?.empty?.title && <p className="type-h4 mb-5">{page.empty.title}</p>}
        <LinkButton href="/services" lang={lang} arrow>
          {words.browseAll}
        </LinkButton>
      </Section>
    )
  }
  return (
    <Section
      id="services"
      heading={{ title: page?.services?.title || words.services, text: page?.services?.text }}
      aside={<p className="type-h4">{serviceCountText(services.length, lang)}</p>}
    >
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service._id} className="flex">
            <ServiceCard
              service={{ ...service, complexity: service.complexity ?? 'Moderate' }}
              links={[
                { label: words.learnMore, href: `/${service.slug}` },
                {
                  label: getDictionary(lang).shell.bookNow,
                  href: jobHref('/book-installation', { service: service.slug }),
                },
              ]}
              lang={lang}
            />
          </li>
        ))}
        <SomethingElse count={services.length} page={page} lang={lang} />
      </ul>
    </Section>
  )
}

/**
 * The classes of the cell that fills the last row, for grids of two and of three columns. After a full row the cell gets a
 * row of its own.
 */
const FREE_OF_TWO = ['sm:col-span-2', '']
const FREE_OF_THREE = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

interface SomethingElseProps {
  count: number
  page: CategorySectionProps['page']
  lang: Language
}

/** A last cell that fills the row: it offers to describe a job that is not among the cards. */
function SomethingElse({ count, page, lang }: SomethingElseProps) {
  if (!page?.other?.title) return null
  return (
    <li
      className={`on-loud flex flex-col items-start justify-center p-6 md:p-8 ${FREE_OF_TWO[count % 2]} ${FREE_OF_THREE[count % 3]}`}
    >
      <h3 className="type-h2">{page.other.title}</h3>
      <p className="mt-3 mb-6 max-w-[40ch]">{page.other.text}</p>
      <LinkButton href="/get-quote" lang={lang} tone="dark" arrow>
        {getDictionary(lang).service.getFreeQuote}
      </LinkButton>
    </li>
  )
}
