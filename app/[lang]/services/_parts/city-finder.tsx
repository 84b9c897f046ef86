import { cityText } from '#components/city/city-text.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { CataloguePage } from '#lib/content/catalogue.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FinderForm } from './finder-form.tsx'

interface CityFinderProps {
  page: CataloguePage
  lang: Language
}

/** A form with a service and a city that lists a few installers' pages, and six cities that visitors often choose. */
export function CityFinder({ page, lang }: CityFinderProps) {
  const words = getDictionary(lang)
  return (
    <Section id="city-finder" heading={page.cityFinder}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <FinderForm
          cities={(page.finderCities ?? []).map((city) => ({
            slug: city.slug ?? '',
            name: city.name ?? '',
            label: cityText(city, lang),
          }))}
          hint={
            <p className="flex min-h-51 max-w-full items-center rounded-frame border-2 border-dashed border-rule p-6 text-muted max-sm:hidden">
              <span className="max-w-[46ch]">{words.services.finderHint}</span>
            </p>
          }
          lang={lang}
          words={{
            ...words.services,
            city: words.city.label,
            chooseCity: words.city.choose,
            money: words.money,
          }}
        />
        <div>
          <h3 className="type-h4 mb-3">{page.popularLocationsTitle}</h3>
          <ul className="border-b border-rule">
            {page.popularLocations?.map(
              ({ _key, label, service, city }) =>
                city?.slug &&
                service?.slug && (
                  <li key={_key} className="border-t border-rule">
                    <SiteLink
                      href={`/${city.slug}/${service.slug}`}
                      lang={lang}
                      className="link-row justify-between gap-3"
                    >
                      {label}
                      <Icon name="arrow" className="size-4" />
                    </SiteLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </Section>
  )
}
