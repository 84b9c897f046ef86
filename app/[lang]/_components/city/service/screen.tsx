import { getBusiness } from '#lib/content/business.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { serviceData } from '#lib/seo/service.ts'
import { StructuredData } from '../../layout/structured-data.tsx'
import { PageSections } from '../../page/page-sections.tsx'
import { Projects } from '../../project/projects.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Points } from '../../ui/points.tsx'
import { Section } from '../../ui/section.tsx'
import { Neighbourhoods } from '../neighbourhoods.tsx'
import { CityServiceHero } from './hero.tsx'
import { LocalInstallers } from './local-installers.tsx'
import { Testimonials } from './testimonials.tsx'
import type { CityServiceProps } from './types.ts'

/** A service in a city, with its sections in the order of docs/product.md, Service in a city. */
export async function CityServiceScreen({ content, lang }: CityServiceProps) {
  const { service, city, page, projects, priceRange } = content
  const { service: words, cityPages } = getDictionary(lang)
  return (
    <>
      <StructuredData
        data={serviceData({
          path: `/${city.slug}/${service.slug}`,
          service: { ...service, priceRange },
          city,
          business: await getBusiness(lang),
          lang,
        })}
      />
      <CityServiceHero content={content} lang={lang} />
      {page?.trustBadges?.length ? <TrustBadges badges={page.trustBadges} /> : null}
      {page?.highlights?.length ? (
        <Section id="local" title={page.highlightsHeading?.title} text={page.highlightsHeading?.text}>
          <Points points={page.highlights} />
        </Section>
      ) : null}
      {projects.length > 0 && (
        <section id="results" aria-labelledby="results-title" className="band-ruled on-ink">
          <div className="wrap section-space">
            <Projects
              id="results-title"
              title={page?.gallery?.title ?? ''}
              text={page?.gallery?.text}
              projects={projects}
              lang={lang}
            />
          </div>
        </section>
      )}
      <LocalInstallers content={content} lang={lang} />
      {page?.whyChoose?.length ? (
        <Section
          id="why"
          ground="wash"
          title={page.whyChooseHeading?.title}
          text={page.whyChooseHeading?.text}
        >
          <Points points={page.whyChoose} />
        </Section>
      ) : null}
      <Testimonials content={content} lang={lang} />
      <PageSections sections={page?.sections} lang={lang} />
      <Neighbourhoods heading={page?.neighbourhoods} names={city.majorNeighborhoods} />
      <Closing title={page?.closing?.title ?? null} text={page?.closing?.text ?? null}>
        <LinkButton
          href={`/get-quote?service=${service.slug}&city=${city.slug}`}
          lang={lang}
          tone="coal"
          arrow
        >
          {words.getFreeQuotes}
        </LinkButton>
        <LinkButton href={`/${service.slug}?city=${city.slug}#estimate`} lang={lang} tone="outline">
          {cityPages.estimate}
        </LinkButton>
      </Closing>
    </>
  )
}

function TrustBadges({ badges }: { badges: string[] }) {
  return (
    <div className="band-ruled on-ink">
      <ul className="wrap flex flex-wrap gap-x-8 gap-y-2 py-4">
        {badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2 font-label">
            <Icon name="check" className="text-yellow" />
            {badge}
          </li>
        ))}
      </ul>
    </div>
  )
}
