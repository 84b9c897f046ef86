import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Docket } from '#components/lead/docket.tsx'
import type { FormStart } from '#components/lead/form-start.ts'
import { HiddenFields } from '#components/lead/hidden-fields.tsx'
import { JobDetails } from '#components/lead/job-details.tsx'
import { Photos } from '#components/lead/photos.tsx'
import { PrivacyNotice } from '#components/lead/privacy-notice.tsx'
import { formTitleClass } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import type { DescribedJob } from '#lib/chosen-job/line.ts'
import { type Booking, getBooking } from '#lib/content/booking.ts'
import { getBusiness } from '#lib/content/business.ts'
import { answersFor, describeJob, getJob, type JobContent, openQuestions } from '#lib/content/job.ts'
import { byName, citySuggestions, provinceOptions } from '#lib/content/lead-form.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import type { FigureKind } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import { requestData } from '#lib/seo/requests.ts'
import { LAST_STEP } from './steps.ts'
import type { ServiceType } from './types.ts'
import { Wizard } from './wizard.tsx'
import { wizardWords } from './wizard-words.ts'

interface BookingPageProps {
  lang: Language
  /** The job that the address names, such as `?service=tv-mounting&city=toronto`. */
  job?: Job
  start?: FormStart
}

/** The booking page (docs/product.md, Booking wizard): the wizard, with the job of the address already chosen. */
export async function BookingPage({ lang, job = {}, start = {} }: BookingPageProps) {
  const { shell, forms } = getDictionary(lang)
  const { page, types, provinces, notice, ...booking } = await getBooking(lang)
  const content = await getJob(job, lang)
  if (!page) return <EmptyPage path="/book-installation" lang={lang} />
  const { cities, services } = withoutMarks(booking)
  const initial = { ...answersFor(job, content, services), ...start.initial }
  const described = describeJob(job, content, lang)
  const type = types.find((one) => one.services?.some((id) => id === content.service?._id))
  const chosen = chosenType(described, content, type && toServiceType(type, lang), lang)
  const questions = questionsOf('lead', lang, { province_state: provinceOptions(provinces) }).flatMap(
    (question) => (question.wizard ? [{ ...question, ...question.wizard }] : []),
  )
  const wrong = questions.filter(({ name }) => start.problem?.errors[name])
  // When the chosen service has details, step 1 asks for one. Otherwise step 2 is the first step with a question.
  const firstOpen = chosen && chosen.details.length === 0 ? 2 : 1
  return (
    <>
      <StructuredData
        data={requestData({
          path: '/book-installation',
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
        <p className="mt-3 mb-8 max-w-[52ch] text-small">
          {forms.differ.booking}{' '}
          <SiteLink href={jobHref('/get-quote', job)} lang={lang} className="underline underline-offset-4">
            {forms.differ.toQuote}
          </SiteLink>
        </p>
        <Wizard
          types={types.map((one) => toServiceType(one, lang))}
          questions={questions}
          cities={citySuggestions(byName(cities, lang))}
          chosen={chosen}
          chooseOtherHref={jobHref('/book-installation', { city: job.city, contractor: job.contractor })}
          initial={initial}
          problem={start.problem}
          firstStep={wrong[0]?.step ?? start.step ?? (start.problem && start.initial ? LAST_STEP : firstOpen)}
          docket={job.words && !job.service ? null : <Docket job={described} lang={lang} />}
          hidden={
            <>
              <HiddenFields type="lead" lang={lang} page={jobHref('/book-installation', job)} start={start} />
              <input type="hidden" name="job" value={initial.job ?? ''} />
              <input type="hidden" name="contractor" value={initial.contractor ?? ''} />
            </>
          }
          otherJobs={
            <JobDetails
              form="booking"
              service={job.service}
              open={openQuestions(job, content)}
              services={services}
              initial={initial}
              lang={lang}
            />
          }
          photos={<Photos form="booking" lang={lang} start={start} />}
          picture={toPicture(page.picture)}
          trustBullets={page.trustBullets ?? []}
          privacy={<PrivacyNotice type="lead" notice={notice} lang={lang} start={start} />}
          lang={lang}
          words={wizardWords(lang)}
        />
      </div>
      <ArrangedSections
        page="bookingPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/contact': shell.contact }}
        sections={{}}
      />
    </>
  )
}

/**
 * Makes a service type for the job that the address names. Name, price, time and picture are those of the job; the details
 * that step 1 asks for are those of `type`. `null` when the address names no service, bundle or emergency service.
 */
function chosenType(
  { name, figure, time }: DescribedJob,
  { service, bundle, emergency }: JobContent,
  type: ServiceType | undefined,
  lang: Language,
): ServiceType | null {
  const chosen = service ?? bundle ?? emergency
  if (!chosen) return null
  return {
    key: '',
    title: name,
    description: '',
    popular: false,
    time,
    price: figureText(figure, lang),
    priceName: priceNameOf(figure, lang),
    picture: toPicture(chosen.picture),
    detailLabel: type?.detailLabel ?? '',
    details: type?.details ?? [],
  }
}

function toServiceType(type: Booking['types'][number], lang: Language): ServiceType {
  return {
    key: type.key ?? '',
    title: type.title ?? '',
    description: type.description ?? '',
    popular: type.popular === true,
    time: type.estimatedTime ?? '',
    price: priceRangeText(type.priceRange, lang),
    priceName: priceNameOf({ name: 'range' }, lang),
    picture: toPicture(type.picture),
    detailLabel: type.detailLabel ?? '',
    details: (type.detailOptions ?? []).map(({ value, label }) => ({
      value: value ?? '',
      label: label ?? '',
    })),
  }
}

/** The name of a price with its tax: a total of a place is before the tax of that place. */
function priceNameOf(figure: FigureKind | null, lang: Language): string {
  const { money, taxes } = getDictionary(lang)
  return [figureName(figure, money), taxes.before].filter(Boolean).join(', ')
}
