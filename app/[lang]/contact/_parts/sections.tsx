import { CityColumns } from '#components/city/cities.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { Contact } from '#lib/content/contact.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'

/** The phone number with its hours, three e-mail addresses, and links to the pages that most visitors look for. */
export function Details({ contact, lang }: { contact: Contact; lang: Language }) {
  const { shell, forms, requestPage } = getDictionary(lang)
  const { page, settings } = contact
  const { general, support, professionals } = settings?.emails ?? {}
  const inboxes = [
    { label: forms.contact.general, address: general },
    { label: forms.contact.support, address: support },
    { label: forms.contact.professionals, address: professionals },
  ].filter(({ address }) => address)
  const numbers = [settings?.telephone, settings?.supportPhone].filter((number) => number != null)
  return (
    <section aria-labelledby="details-title" className="ruled lg:sticky lg:top-6">
      <div className="p-5 md:p-6">
        <h2 id="details-title" className="type-h3">
          {page?.details?.title}
        </h2>
        {page?.details?.text && <p className="mt-2">{page.details.text}</p>}
      </div>
      <div className="p-5 md:p-6">
        <h3 className="type-label">{forms.contact.phone}</h3>
        {numbers.map((number) => (
          <p key={number}>
            <a
              href={phoneHref(number)}
              className="type-h4 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {number}
            </a>
          </p>
        ))}
        {settings?.phoneHours?.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {inboxes.length > 0 && (
        <div className="p-5 md:p-6">
          <h3 className="type-label">{forms.contact.inboxes}</h3>
          <dl>
            {inboxes.map(({ label, address }) => (
              <div
                key={address}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule"
              >
                <dt>{label}</dt>
                <dd>
                  <a
                    href={`mailto:${address}`}
                    className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
                  >
                    {address}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          {page?.replyTime && <p className="border-t border-rule pt-3">{page.replyTime}</p>}
        </div>
      )}
      <nav aria-labelledby="quick-title" className="p-5 md:p-6">
        <h3 id="quick-title" className="type-label">
          {forms.contact.quickActions}
        </h3>
        <ul>
          <li>
            <TextLink href="/book-installation" lang={lang} label={shell.bookInstallation} />
          </li>
          <li>
            <TextLink href="/request" lang={lang} label={requestPage.find.title} />
          </li>
          <li>
            <TextLink href="/contractors/join" lang={lang} label={forms.contact.join} />
          </li>
        </ul>
      </nav>
    </section>
  )
}

interface ServiceAreasProps {
  page: NonNullable<Contact['page']>
  lang: Language
}

/** The major cities, each with a link to its page. */
export function ServiceAreas({ page, lang }: ServiceAreasProps) {
  if (!page.serviceAreas?.length) return null
  return (
    <Section id="areas" ground="wash" heading={page.areas}>
      <CityColumns cities={page.serviceAreas} href={(slug) => `/city/${slug}`} lang={lang} />
    </Section>
  )
}
