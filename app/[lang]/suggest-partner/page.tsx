import type { Metadata } from 'next'
import { getSuggestPartner } from '#lib/content/suggest-partner.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { formWords } from '../_components/lead/form-words.ts'
import { LeadForm } from '../_components/lead/lead-form.tsx'
import { PrivacyNotice } from '../_components/lead/privacy-notice.tsx'
import { PageHero } from '../_components/page/page-hero.tsx'
import { PageSections } from '../_components/page/page-sections.tsx'
import { LinkButton } from '../_components/ui/button.tsx'
import { Closing } from '../_components/ui/closing.tsx'
import { EmptyPage } from '../_components/ui/empty-page.tsx'
import { pageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { PartnerFields } from './partner-fields.tsx'

interface Props {
  params: PageParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { page } = await getSuggestPartner(lang)
  return pageMetadata({
    path: '/suggest-partner',
    lang,
    seo: page?.seo,
    title: page?.title,
    description: page?.lead,
  })
}

/** Anybody suggests a business to work with (seed 2, section 2). */
export default async function SuggestPartnerPage({ params }: Props) {
  const lang = await languageOf(params)
  const { shell, forms } = getDictionary(lang)
  const { page, notice } = await getSuggestPartner(lang)
  if (!page) return <EmptyPage title={forms.sendSuggestion} text={shell.nothingYet} />
  return (
    <>
      <PageHero page={page} lang={lang} />
      <section aria-labelledby="form-title" className="wrap section-space">
        <div className="max-w-[48rem]">
          <h2 id="form-title" className="type-h2">
            {page.form?.title}
          </h2>
          {page.form?.text && <p className="mt-4 mb-8 text-lead">{page.form.text}</p>}
          <LeadForm
            type="partner"
            lang={lang}
            page="/suggest-partner"
            confirmation={page.confirmation}
            words={formWords('partner', lang, { submit: forms.sendSuggestion, busy: forms.submitting })}
          >
            <PartnerFields lang={lang} />
            <PrivacyNotice notice={notice} lang={lang} />
          </LeadForm>
        </div>
      </section>
      <PageSections sections={page.sections} lang={lang} />
      <Closing title={page.closing?.title ?? null} text={page.closing?.text ?? null}>
        <LinkButton href="/contractors/join" lang={lang} tone="coal" arrow>
          {forms.contact.join}
        </LinkButton>
      </Closing>
    </>
  )
}
