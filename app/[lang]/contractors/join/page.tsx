import type { Metadata } from 'next'
import { getContractorJoin } from '#lib/content/contractor-join.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { formWords } from '../../_components/lead/form-words.ts'
import { LeadForm } from '../../_components/lead/lead-form.tsx'
import { PrivacyNotice } from '../../_components/lead/privacy-notice.tsx'
import { PageHero } from '../../_components/page/page-hero.tsx'
import { PageSections } from '../../_components/page/page-sections.tsx'
import { LinkButton } from '../../_components/ui/button.tsx'
import { Closing } from '../../_components/ui/closing.tsx'
import { EmptyPage } from '../../_components/ui/empty-page.tsx'
import { pageMetadata } from '../../metadata.ts'
import { languageOf, type PageParams } from '../../params.ts'
import { JoinFields } from './join-fields.tsx'

interface Props {
  params: PageParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { page } = await getContractorJoin(lang)
  return pageMetadata({
    path: '/contractors/join',
    lang,
    seo: page?.seo,
    title: page?.title,
    description: page?.lead,
  })
}

/** A contractor applies to join the network (seed 2, section 2). */
export default async function ContractorJoinPage({ params }: Props) {
  const lang = await languageOf(params)
  const { shell, forms } = getDictionary(lang)
  const { page, notice, provinces } = await getContractorJoin(lang)
  if (!page) return <EmptyPage title={forms.sendApplication} text={shell.nothingYet} />
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
            type="contractor"
            lang={lang}
            page="/contractors/join"
            confirmation={page.confirmation}
            words={formWords('contractor', lang, { submit: forms.sendApplication, busy: forms.submitting })}
          >
            <JoinFields provinces={provinces} lang={lang} />
            <PrivacyNotice notice={notice} lang={lang} />
          </LeadForm>
        </div>
      </section>
      <PageSections sections={page.sections} lang={lang} />
      <Closing title={page.closing?.title ?? null} text={page.closing?.text ?? null}>
        <LinkButton href="/contact" lang={lang} tone="coal" arrow>
          {shell.contact}
        </LinkButton>
      </Closing>
    </>
  )
}
