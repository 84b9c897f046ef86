import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { FormSection } from '#components/lead/form-section.tsx'
import type { FormPageProps } from '#components/lead/form-start.ts'
import { PageHero } from '#components/page/heroes.tsx'
import { Questions } from '#components/page/questions.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { getContact } from '#lib/content/contact.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Details, ServiceAreas } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/contact', getContact)

/** Phone, three inboxes, a form, service areas and questions (docs/product.md, Contact page). */
export default async function ContactPage({ params, start }: FormPageProps) {
  const lang = await languageOf(params)
  const { shell, forms } = getDictionary(lang)
  const contact = await getContact(lang)
  const { page, notice } = contact
  if (!page) return <EmptyPage path="/contact" lang={lang} />
  return (
    <>
      <PageHero
        page={page}
        lang={lang}
        links={{ '/book-installation': shell.bookInstallation, '/contractors/join': forms.contact.join }}
      />
      <div className="wrap section-space grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <FormSection
          type="contact"
          lang={lang}
          path="/contact"
          page={page}
          notice={notice}
          start={start}
          button={{ submit: forms.sendMessage, busy: forms.sending }}
        />
        <Details contact={contact} lang={lang} />
      </div>
      <ArrangedSections
        page="contactPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{
          '/book-installation': shell.bookInstallation,
          '/get-quote': getDictionary(lang).service.getFreeQuotes,
        }}
        sections={{
          areas: <ServiceAreas page={page} lang={lang} />,
          questions: <Questions id="questions" heading={page.questions} faqs={page.faqs} lang={lang} />,
        }}
      />
    </>
  )
}
