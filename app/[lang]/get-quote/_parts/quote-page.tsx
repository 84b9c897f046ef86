import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Docket } from '#components/lead/docket.tsx'
import { type FormStart, formWords } from '#components/lead/form-start.ts'
import { HiddenFields } from '#components/lead/hidden-fields.tsx'
import { LeadForm } from '#components/lead/lead-form.tsx'
import { Photos } from '#components/lead/photos.tsx'
import { PrivacyNotice } from '#components/lead/privacy-notice.tsx'
import { UrgentNote } from '#components/lead/urgent-note.tsx'
import { formTitleClass } from '#components/page/heroes.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import { getBusiness } from '#lib/content/business.ts'
import { getQuote } from '#lib/content/get-quote.ts'
import { answersFor, describeJob, getJob, openQuestions } from '#lib/content/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { requestData } from '#lib/seo/requests.ts'
import { Beside } from './beside.tsx'
import { QuoteFields } from './quote-fields.tsx'

interface QuotePageProps {
  lang: Language
  /** The job that the address names, such as `?service=tv-mounting&city=toronto`. */
  job?: Job
  start?: FormStart
}

/** The quote request, with the job of the address filled in, and its price (docs/product.md, Quote request). */
export async function QuotePage({ lang, job = {}, start }: QuotePageProps) {
  const { shell, forms } = getDictionary(lang)
  const quote = await getQuote(lang)
  const content = await getJob(job, lang)
  const { page, notice } = quote
  if (!page) return <EmptyPage path="/get-quote" lang={lang} />
  const described = describeJob(job, content, lang)
  const initial = { ...answersFor(job, content, withoutMarks(quote.services)), ...start?.initial }
  // A form that the server sends back may have another service than its address.
  const asked = { ...job, service: initial.service_type }
  const open = openQuestions(asked, job.service ? content : await getJob(asked, lang))
  const isChosen = Boolean(content.service || content.bundle || content.emergency)
  const isUrgent = Boolean(job.urgent || content.emergency)
  return (
    <>
      <StructuredData
        data={requestData({
          path: '/get-quote',
          page,
          job: described,
          city: content.city,
          business: await getBusiness(lang),
          lang,
        })}
      />
      <div className="wrap pt-11 pb-16 md:pt-14 md:pb-20 lg:pb-28">
        <h1 className={formTitleClass}>{page.title}</h1>
        {page.lead && (
          <p className="mt-5 max-w-[52ch] text-lead">
            <Unbroken text={page.lead} />
          </p>
        )}
        <p className="mt-3 max-w-[52ch] text-small">
          {forms.differ.quote}{' '}
          <SiteLink
            href={jobHref('/book-installation', job)}
            lang={lang}
            className="underline underline-offset-4"
          >
            {forms.differ.toBooking}
          </SiteLink>
        </p>
        <div className="mt-8 grid items-start gap-x-14 gap-y-11 md:mt-11 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <LeadForm
              type="lead"
              form="get-quote"
              docket={job.words && !job.service ? undefined : <Docket job={described} lang={lang} />}
              words={formWords('lead', lang, { submit: forms.submitRequest, busy: forms.submitting })}
              start={start}
            >
              <HiddenFields type="lead" lang={lang} page={jobHref('/get-quote', job)} start={start} />
              {isChosen && page.estimateNote && <p className="mb-4 text-small">{page.estimateNote}</p>}
              {isUrgent && <UrgentNote note={page.urgentNote} lang={lang} />}
              <QuoteFields
                quote={quote}
                isUrgent={isUrgent}
                isChosen={isChosen}
                open={open}
                lang={lang}
                initial={initial}
              />
              <Photos form="get-quote" lang={lang} start={start} />
              <PrivacyNotice type="lead" notice={notice} lang={lang} start={start} />
            </LeadForm>
            {!isChosen && <ShowQuestions lang={lang} />}
          </div>
          <Beside quote={quote} job={content} />
        </div>
      </div>
      <ArrangedSections
        page="getQuotePage"
        content={page}
        lang={lang}
        look="line"
        links={{ [jobHref('/book-installation', job)]: shell.bookInstallation }}
        sections={{}}
      />
    </>
  )
}

/**
 * Where no script brings the questions of the chosen service (chosen-service.ts), the server does: it sends the form back with them. The
 * button stands after the form, because Enter in a field presses the first submit button.
 */
const ShowQuestions = ({ lang }: { lang: Language }) => (
  <Button
    type="submit"
    form="get-quote-form"
    name="step"
    value="2"
    tone="outline"
    className="mt-5 hidden noscript:inline-flex"
  >
    {getDictionary(lang).forms.quote.showQuestions}
  </Button>
)
