import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { FormSection } from '#components/lead/form-section.tsx'
import type { FormPageProps } from '#components/lead/form-start.ts'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { getSuggestPartner } from '#lib/content/suggest-partner.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/suggest-partner', getSuggestPartner)

/** The page with the form to suggest a partner business. */
export default async function SuggestPartnerPage({ params, start }: FormPageProps) {
  const lang = await languageOf(params)
  const { forms } = getDictionary(lang)
  const { page, notice } = await getSuggestPartner(lang)
  if (!page) return <EmptyPage path="/suggest-partner" lang={lang} />
  return (
    <>
      <PageHero page={page} lang={lang} />
      <div className="wrap section-space">
        <FormSection
          type="partner"
          lang={lang}
          path="/suggest-partner"
          page={page}
          notice={notice}
          start={start}
          button={{ submit: forms.sendSuggestion, busy: forms.submitting }}
          isAlone
        />
      </div>
      <ArrangedSections
        page="suggestPartnerPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/contractors/join': forms.contact.join }}
        sections={{}}
      />
    </>
  )
}
