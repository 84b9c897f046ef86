import { FormFields } from '#components/lead/form-fields.tsx'
import { JobDetails } from '#components/lead/job-details.tsx'
import type { Quote } from '#lib/content/get-quote.ts'
import { byName, citySuggestions, provinceOptions } from '#lib/content/lead-form.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import type { leadForm } from '#lib/leads/forms/lead.ts'
import type { Option } from '#lib/leads/forms/options.ts'
import { type Question, questionsOf } from '#lib/leads/forms/questions.ts'
import type { JobQuestion } from '#lib/questions/questions.ts'

type Name = keyof typeof leadForm.fields

/** The names of the questions about the job, in the order of this page. The booking wizard has another order. */
const JOB: Name[] = ['service_type', 'message', 'timeline', 'urgency', 'budget_range']
/** The names of the questions about the person, in the order of this page. */
const PERSON: Name[] = ['name', 'email', 'city', 'province_state', 'phone', 'property_address']
/** In an emergency the phone number comes first. */
const PERSON_IN_EMERGENCY: Name[] = ['phone', ...PERSON.filter((name) => name !== 'phone')]

/** The fragment of the address after the server was asked for step 2 (lib/leads/http/handle-form.ts). */
const QUESTIONS = 'step-2'

interface QuoteFieldsProps {
  quote: Quote
  /** True when the docket (the summary card above the form) shows the job. Then the form does not ask for the service. */
  isChosen: boolean
  /** True for an emergency, which needs a phone number. */
  isUrgent: boolean
  /** The questions of the service that the address does not answer. */
  open: readonly JobQuestion[]
  lang: Language
  initial: Readonly<Record<string, string>>
}

/** Questions about the job first, then about the person. Choices in the address, such as the city, are filled in. */
export function QuoteFields({ quote, isChosen, isUrgent, open, lang, initial }: QuoteFieldsProps) {
  const { quote: words } = getDictionary(lang).forms
  const { cities, provinces, services, emergencies } = withoutMarks(quote)
  const questions = questionsOf('lead', lang, {
    service_type: serviceOptions(services, emergencies, lang),
    province_state: provinceOptions(provinces),
  })
  const asked = (names: Name[]) =>
    names.flatMap((name) => questions.filter((question) => question.name === name).map(inEmergency))
  const inEmergency = (question: Question): Question =>
    isUrgent && question.name === 'phone'
      ? { ...question, required: true, prompt: question.label, hint: undefined }
      : question
  return (
    <>
      <input type="hidden" name="job" value={initial.job ?? ''} />
      <input type="hidden" name="contractor" value={initial.contractor ?? ''} />
      {isChosen && <input type="hidden" name="service_type" value={initial.service_type ?? ''} />}
      <fieldset>
        <legend className="type-h3 mb-5">{words.job}</legend>
        <FormFields form="get-quote" questions={asked(isChosen ? JOB.slice(1) : JOB)} values={initial} />
        {/* The answer to `ShowQuestions` leads here. */}
        <div id={isChosen ? undefined : QUESTIONS}>
          <JobDetails
            form="get-quote"
            service={initial.service_type}
            open={open}
            services={services}
            initial={initial}
            lang={lang}
          />
        </div>
      </fieldset>
      <fieldset className="mt-11">
        <legend className="type-h3 mb-5">{words.you}</legend>
        <FormFields
          form="get-quote"
          questions={asked(isUrgent ? PERSON_IN_EMERGENCY : PERSON)}
          values={initial}
          suggestions={{ city: citySuggestions(cities) }}
        />
      </fieldset>
    </>
  )
}

interface Choice {
  name: string | null
  slug: string | null
}

function serviceOptions(services: Choice[], emergencies: Choice[], lang: Language): Option[] {
  const { quote: words } = getDictionary(lang).forms
  const toOption = ({ name, slug }: Choice) => ({ value: slug ?? '', label: name ?? '' })
  return [
    {
      label: words.services,
      options: [...byName(services, lang).map(toOption), { value: 'other', label: words.other }],
    },
    { label: words.emergencies, options: emergencies.map(toOption) },
  ]
}
