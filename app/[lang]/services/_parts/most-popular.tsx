import { Price } from '#components/service/price.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { CataloguePage } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'

export function MostPopular({ page, lang }: { page: CataloguePage; lang: Language }) {
  if (!page.popularServices?.length) return null
  const { bookNow } = getDictionary(lang).shell
  return (
    <Section id="most-popular" heading={page.popular}>
      <ul className="ruled grid-cols-2 lg:grid-cols-4">
        {page.popularServices.map((service) => (
          <li key={service._id} className="flex flex-col bg-paper">
            <Picture
              picture={toPicture(service.picture)}
              sizes="(min-width: 64rem) 22rem, 50vw"
              className="aspect-4/3 h-auto w-full border-b-2 border-rule object-cover"
            />
            <div className="grow p-4 md:p-4.5">
              <h3 className="type-h4">
                <SiteLink href={`/${service.slug}`} lang={lang} className="name-link">
                  {service.name}
                </SiteLink>
              </h3>
              <Price figure={figureOf(service)} lang={lang} className="type-h5 mt-1" />
            </div>
            <SiteLink
              href={jobHref('/book-installation', { service: service.slug })}
              lang={lang}
              className="action-row border-t-2 border-rule"
            >
              <span>
                {bookNow}
                <ForName name={service.name} lang={lang} />
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
