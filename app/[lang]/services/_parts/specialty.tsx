import { Price } from '#components/service/price.tsx'
import { ServiceTags } from '#components/service/service-tags.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { CataloguePage } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'

/** Six big jobs, as a compact grid: the whole cell is the link. */
export function Specialty({ page, lang }: { page: CataloguePage; lang: Language }) {
  if (!page.specialtyServices?.length) return null
  return (
    <Section id="specialty" ground="wash" heading={page.specialty}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {page.specialtyServices.map((service) => (
          <li key={service._id} className="bg-paper">
            <SiteLink
              href={`/${service.slug}`}
              lang={lang}
              className="cell-link grid-cols-[7rem_1fr] lg:grid-cols-[8.5rem_1fr]"
            >
              <Picture picture={toPicture(service.picture)} sizes="9rem" decorative className="thumbnail" />
              <div className="flex flex-col p-4">
                <span className="type-h4">{service.name}</span>
                <Price figure={figureOf(service)} lang={lang} className="type-h5 mt-1.5 sm:mb-3" />
                <ServiceTags service={service} lang={lang} className="mt-auto max-sm:hidden" />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
