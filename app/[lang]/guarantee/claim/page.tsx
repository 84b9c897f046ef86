import type { Metadata } from 'next'
import { FormSection } from '#components/lead/form-section.tsx'
import type { FormPageProps } from '#components/lead/form-start.ts'
import { Photos } from '#components/lead/photos.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { getGuaranteeClaim } from '#lib/content/guarantee.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { unlistedMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'

const PATH = '/guarantee/claim'

export async function generateMetadata({ params }: FormPageProps): Promise<Metadata> {
  const lang = await languageOf(params)
  const { make, makeText } = getDictionary(lang).requestPage.claim
  return unlistedMetadata(lang, make, makeText)
}

/** The page with the form of a guarantee claim (docs/product.md, Guarantee claim). */
export default async function ClaimPage({ params, start }: FormPageProps) {
  const lang = await languageOf(params)
  const { forms, requestPage } = getDictionary(lang)
  const { make, makeText, photos } = requestPage.claim
  const { page, notice } = await getGuaranteeClaim(lang)
  if (!page) return <EmptyPage path="/guarantee" lang={lang} />
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{make}</h1>
      <p className="mt-5 mb-8 max-w-[60ch] text-lead">{makeText}</p>
      <FormSection
        type="claim"
        lang={lang}
        path={PATH}
        page={{ form: page.claim }}
        notice={notice}
        claimNotice={page.notice}
        start={start}
        button={{ submit: forms.sendClaim, busy: forms.submitting }}
        isAlone
      >
        <Photos form="claim" lang={lang} start={start} words={photos} />
      </FormSection>
    </div>
  )
}
