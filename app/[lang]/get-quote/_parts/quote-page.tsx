import { getQuote, type QuoteChoices } from '#lib/content/get-quote.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormStart } from '../../_components/lead/form-start.ts'
import { formWords } from '../../_components/lead/form-words.ts'
import { LeadForm } from '../../_components/lead/lead-form.tsx'
import { PrivacyNotice } from '../../_components/lead/privacy-notice.tsx'
import { PageSections } from '../../_components/page/page-sections.tsx'
import { Closing } from '../../_components/ui/closing.tsx'
import { EmptyPage } from '../../_components/ui/empty-page.tsx'
import { formTitleClass } from '../../_components/ui/page-title.ts'
import { QuoteFields } from './quote-fields.tsx'
import { Understood } from './understood.tsx'

interface QuotePageProps {
  lang: Language
  /** What the address chooses. */
  choices?: QuoteChoices
  start?: FormStart
}

/** The quote request, with what its address names filled in, and an estimate (docs/product.md, Quote request). */
export async function QuotePage({ lang, choices = {}, start = {} }: QuotePageProps) {
  const { shell, forms, service } = getDictionary(lang)
  const quote = await getQuote(lang, choices)
  const { page, booking, notice } = quote
  if (!page) return <EmptyPage title={service.getFreeQuote} text={shell.nothingYet} />
  return (
    <>
      <div className="wrap pt-11 pb-16 md:pt-14 md:pb-20 lg:pb-28">
        <h1 className={formTitleClass}>{page.title}</h1>
        {page.lead && <p className="mt-5 max-w-[52ch] text-lead">{page.lead}</p>}
        <div className="mt-8 grid items-start gap-x-14 gap-y-11 md:mt-11 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="lg:sticky lg:top-6 lg:col-start-2">
            <Understood quote={quote} lang={lang} />
          </div>
          <div className="lg:col-start-1 lg:row-start-1">
            <LeadForm
              type="lead"
              form="get-quote"
              lang={lang}
              page={addressOf(choices)}
              confirmation={booking?.confirmation ?? null}
              words={formWords('lead', lang, { submit: forms.submitRequest, busy: forms.submitting })}
              problem={start.problem}
              submissionId={start.initial?.submission_id}
            >
              <QuoteFields quote={quote} lang={lang} initial={start.initial} />
              <PrivacyNotice
                type="lead"
                notice={notice}
                lang={lang}
                consent={start.initial?.marketing_consent === 'yes'}
              />
            </LeadForm>
          </div>
        </div>
      </div>
      <PageSections sections={page.sections} lang={lang} />
      <Closing closing={page.closing} lang={lang} links={{ '/book-installation': shell.bookInstallation }} />
    </>
  )
}

/** The public address of this request. */
function addressOf({ service, city, contractor, urgent }: QuoteChoices) {
  const query = new URLSearchParams(
    Object.entries({ service, city, contractor, urgent: urgent ? 'true' : undefined }).flatMap(
      ([name, value]) => (value ? [[name, value]] : []),
    ),
  )
  return query.size > 0 ? `/get-quote?${query}` : '/get-quote'
}
