import { InstallerLicences } from '#components/installer/installer-licences.tsx'
import { LocalServiceRows } from '#components/page/picture-rows.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { inPairs, Section } from '#components/ui/sections.tsx'
import type { InstallerContent } from '#lib/content/installer.ts'
import { licenceDay } from '#lib/content/licence-day.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { isValidOn } from '#lib/matching/match.ts'

interface PartProps {
  content: InstallerContent
  lang: Language
}

/** The services that the installer does, with their prices in the city, and the cities where. */
export function InstallerServices({ content, lang }: PartProps) {
  const { installer, city, cities, services, prices, page } = content
  const words = getDictionary(lang).cityPages.installers
  const area = installer.serviceArea ?? ''
  // The own city is a link where the area names it, and else one below.
  const linked = city?.name && area.includes(city.name) ? city : null
  const [before, ...rest] = linked?.name ? area.split(linked.name) : [area]
  const after = rest.join(linked?.name ?? '')
  return (
    <Section id="services" heading={page?.services}>
      <LocalServiceRows
        services={services}
        prices={prices}
        hrefOf={(slug) => (city ? `/${city.slug}/${slug}` : `/${slug}`)}
        columns={inPairs(services.length)}
        lang={lang}
      />
      <h3 className="type-h4 mt-5 md:mt-6">{words.serviceArea}</h3>
      <p>
        {before}
        {linked && (
          <SiteLink href={`/city/${linked.slug}`} lang={lang} className="underline underline-offset-4">
            {linked.name}
          </SiteLink>
        )}
        {after}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {[...(city && !linked ? [city] : []), ...cities].map(({ _id, slug, name }) => (
          <li key={_id}>
            <SiteLink href={`/city/${slug}`} lang={lang} className="text-link">
              <span>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The checked licences with their registers, the checked insurance, and the certifications. What has no proof yet is said. */
export async function Safeguards({ content, lang }: PartProps) {
  const { licences, lacksLicence, certifications, insurance } = content.installer
  const asksForLicence = lacksLicence || (licences ?? []).length > 0
  const isInsured = isValidOn(await licenceDay(), withoutMarks(insurance?.expires) ?? '')
  const { title, text } = content.page?.safeguards ?? {}
  const { cityPages, trustPages } = getDictionary(lang)
  const words = cityPages.installers
  const own = trustPages.installer
  const { date, price } = getFormatters(lang)
  return (
    <Section id="safeguards" ground="wash" heading={{ title, text: asksForLicence ? text : null }}>
      <div className="grid gap-x-14 gap-y-5 md:grid-cols-2">
        {asksForLicence && (
          <div>
            <h3 className="type-h4">{words.licences}</h3>
            {lacksLicence && <p className="mt-2 text-small text-muted">{words.noLicence}</p>}
            <InstallerLicences licences={licences ?? []} lang={lang} />
          </div>
        )}
        <div>
          <h3 className="type-h4">{own.insurance}</h3>
          {isInsured ? (
            <p className="mt-2">
              {fillPlaceholders(own.insured, {
                amount: price(insurance?.amount ?? 0),
                day: date(insurance?.checkedOn ?? ''),
              })}
            </p>
          ) : (
            <p className="mt-2 text-small text-muted">{own.noInsurance}</p>
          )}
        </div>
        {certifications?.length ? (
          <div>
            <h3 className="type-h4">{words.certifications}</h3>
            <Checklist items={certifications} className="mt-2" />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
