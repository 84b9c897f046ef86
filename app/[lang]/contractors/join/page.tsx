import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { FormSection } from '#components/lead/form-section.tsx'
import type { FormPageProps } from '#components/lead/form-start.ts'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { getContractorJoin } from '#lib/content/contractor-join.ts'
import { byName, citySuggestions, provinceOptions } from '#lib/content/lead-form.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'
import { Application } from './_parts/application.tsx'
import { Network } from './_parts/network.tsx'

export const generateMetadata = singlePageMetadata('/contractors/join', getContractorJoin)

/** The page with the form for contractors who want to join the network. */
export default async function ContractorJoinPage({ params, start }: FormPageProps) {
  const lang = await languageOf(params)
  const { shell, forms, trustPages } = getDictionary(lang)
  const content = await getContractorJoin(lang)
  const { page, notice, provinces, cities } = content
  if (!page) return <EmptyPage path="/contractors/join" lang={lang} />
  return (
    <>
      <PageHero page={page} lang={lang} />
      <div className="wrap section-space grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <FormSection
          type="contractor"
          lang={lang}
          path="/contractors/join"
          page={page}
          notice={notice}
          start={start}
          button={{ submit: forms.sendApplication, busy: forms.submitting }}
          lists={{ province_state: provinceOptions(provinces) }}
          suggestions={{ city: citySuggestions(byName(cities, lang)) }}
        >
          <Application content={content} start={start} lang={lang} />
        </FormSection>
        <Network content={content} label={trustPages.contractors.title} lang={lang} />
      </div>
      <ArrangedSections
        page="contractorJoinPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/contact': shell.contact }}
        sections={{}}
      />
    </>
  )
}
