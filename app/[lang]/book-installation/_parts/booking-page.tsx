import { type Booking, getBooking } from '#lib/content/booking.ts'
import { byName, provinceOptions } from '#lib/content/lead-form.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import type { FormStart } from '../../_components/lead/form-start.ts'
import { PrivacyNotice } from '../../_components/lead/privacy-notice.tsx'
import { PageSections } from '../../_components/page/page-sections.tsx'
import { priceRangeText } from '../../_components/service/words.ts'
import { Closing } from '../../_components/ui/closing.tsx'
import { EmptyPage } from '../../_components/ui/empty-page.tsx'
import { formTitleClass } from '../../_components/ui/page-title.ts'
import type { ServiceType } from './types.ts'
import { Wizard } from './wizard.tsx'
import { wizardWords } from './wizard-words.ts'

interface BookingPageProps {
  lang: Language
  /** Slugs of the service and the city the address chooses. */
  service?: string
  city?: string
  start?: FormStart
}

/** The booking page (docs/product.md, Booking wizard): the wizard, with what the address names already chosen. */
export async function BookingPage({ lang, service, city, start = {} }: BookingPageProps) {
  const { shell } = getDictionary(lang)
  const { page, types, provinces, cities, notice } = await getBooking(lang)
  if (!page) return <EmptyPage title={shell.bookInstallation} text={shell.nothingYet} />
  const chosenCity = cities.find(({ slug }) => slug === city)
  const chosenType = types.find(({ services }) => services?.some(({ slug }) => service && slug === service))
  const query = new URLSearchParams({ ...(service && { service }), ...(city && { city }) })
  const questions = questionsOf('lead', lang, { province_state: provinceOptions(provinces) }).flatMap(
    (question) => (question.wizard ? [{ ...question, ...question.wizard }] : []),
  )
  const wrong = questions.filter(({ name }) => start.problem?.errors[name])
  return (
    <>
      <div className="wrap pt-11 pb-16 md:pt-14 md:pb-20 lg:pb-28">
        <h1 className={formTitleClass}>{page.title}</h1>
        {page.lead && <p className="mt-5 mb-8 max-w-[52ch] text-lead">{page.lead}</p>}
        <Wizard
          types={types.map((type) => toServiceType(type, lang))}
          questions={questions}
          cities={byName(cities, lang).map(({ name }) => name ?? '')}
          initial={{
            ...(chosenType && { service_type: chosenType.key ?? '' }),
            ...(chosenCity && {
              city: chosenCity.name ?? '',
              province_state: chosenCity.province?.code ?? '',
            }),
            ...start.initial,
          }}
          problem={start.problem}
          firstStep={wrong[0]?.step ?? start.step ?? 1}
          page={query.size > 0 ? `/book-installation?${query}` : '/book-installation'}
          confirmation={page.confirmation ?? ''}
          picture={toPicture(page.picture)}
          trustBullets={page.trustBullets ?? []}
          privacy={
            <PrivacyNotice
              type="lead"
              notice={notice}
              lang={lang}
              consent={start.initial?.marketing_consent === 'yes'}
            />
          }
          lang={lang}
          words={wizardWords(lang)}
        />
      </div>
      <PageSections sections={page.sections} lang={lang} />
      <Closing closing={page.closing} lang={lang} links={{ '/contact': shell.contact }} />
    </>
  )
}

function toServiceType(type: Booking['types'][number], lang: Language): ServiceType {
  return {
    key: type.key ?? '',
    title: type.title ?? '',
    description: type.description ?? '',
    popular: type.popular === true,
    time: type.estimatedTime ?? '',
    price: priceRangeText(type.priceRange, lang),
    picture: toPicture(type.picture),
    detailLabel: type.detailLabel ?? '',
    details: (type.detailOptions ?? []).map(({ value, label }) => ({
      value: value ?? '',
      label: label ?? '',
    })),
  }
}
