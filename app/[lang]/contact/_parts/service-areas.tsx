import type { Contact } from '#lib/content/contact.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Section } from '../../_components/ui/section.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'

interface ServiceAreasProps {
  page: NonNullable<Contact['page']>
  lang: Language
}

/** The major cities we work in, each leading to its page. */
export function ServiceAreas({ page, lang }: ServiceAreasProps) {
  if (!page.serviceAreas?.length) return null
  return (
    <Section id="areas" ground="wash" title={page.areas?.title} text={page.areas?.text}>
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-4 lg:gap-x-10">
        {page.serviceAreas.map((city) => (
          <li key={city._id} className="border-b border-rule">
            <SiteLink
              href={`/city/${city.slug}`}
              lang={lang}
              className="-mx-2.5 flex min-h-14 items-center justify-between gap-3 px-2.5 hover:bg-yellow hover:text-coal"
            >
              <span className="type-h4">{city.name}</span>
              <span className="text-small">{city.province?.code}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
