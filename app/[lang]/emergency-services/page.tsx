import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { CityQuote } from '#components/city/city-quote.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getCityLinks } from '#lib/content/city-links.ts'
import { getEmergency } from '#lib/content/emergency.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { OnCall } from './_parts/on-call.tsx'
import { EmergencyRow, Telephone } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/emergency-services', getEmergency)

/** The safety advice, then the emergency services with response times and prices (docs/product.md, Emergency page). */
export default async function EmergencyPage({ params }: PageProps<'/[lang]/emergency-services'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang).trustPages.emergency
  const [{ page, services, settings }, cities] = await Promise.all([getEmergency(lang), getCityLinks(lang)])
  return (
    <>
      {page?.safety?.title && (
        <aside className="on-ink">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-11 gap-y-4 py-5">
            <div className="flex gap-4">
              <Icon name="warning" className="mt-1 size-8 text-loud" />
              <div>
                <p className="type-h3 text-title">{page.safety.title}</p>
                <p className="mt-1 max-w-[68ch]">{page.safety.text}</p>
              </div>
            </div>
            <a href="tel:911" className="btn btn-loud">
              {words.call911}
            </a>
          </div>
        </aside>
      )}
      <PageHero path="/emergency-services" page={page} lang={lang}>
        <CityQuote cities={cities} job={{ urgent: true }} label={words.getQuote} lang={lang} />
        <LinkButton href="/contact" lang={lang} tone="outline">
          {words.contact}
        </LinkButton>
      </PageHero>
      <OnCall lang={lang} />
      <Telephone number={settings?.telephone} hours={settings?.phoneHours} lang={lang} />
      <ArrangedSections
        page="emergencyPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ [jobHref('/get-quote', { urgent: true })]: words.getQuote, '/contact': words.contact }}
        sections={{
          services: services.length > 0 && (
            <Section id="services" heading={page?.services}>
              <ul className="ruled">
                {services.map((service) => (
                  <li key={service._id}>
                    <EmergencyRow service={service} lang={lang} />
                  </li>
                ))}
              </ul>
            </Section>
          ),
        }}
      />
    </>
  )
}
