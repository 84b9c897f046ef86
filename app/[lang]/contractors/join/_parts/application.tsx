import type { ReactNode } from 'react'
import { FormFields } from '#components/lead/form-fields.tsx'
import type { FormStart } from '#components/lead/form-start.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { RadioField } from '#components/ui/fields.tsx'
import { emergenciesOf } from '#lib/content/application-lists.ts'
import type { ContractorJoin } from '#lib/content/contractor-join.ts'
import { byName } from '#lib/content/lead-form.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type contractorForm, MOST_LICENCES } from '#lib/leads/forms/contractor.ts'
import type { Option } from '#lib/leads/forms/options.ts'
import { type Question, questionsOf } from '#lib/leads/forms/questions.ts'
import { nameInRow, nameOfColumn, rowsIn } from '#lib/leads/forms/rows.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { PartRow } from './part-row.tsx'

interface ApplicationProps {
  content: ContractorJoin
  start?: FormStart
  lang: Language
}

/** What matching needs to know of a contractor. Long parts and their groups are rows that open, so that the page stays short on a phone. */
export function Application({ content, start, lang }: ApplicationProps) {
  const { jobPages, forms } = getDictionary(lang)
  const { application: words } = jobPages
  const { categories, emergencies: urgent, cities, provinces } = content
  const { initial = {}, problem } = start ?? {}
  const wrong = Object.keys(problem?.errors ?? {}).map(nameOfColumn)
  const isWrong = (names: readonly string[]) => names.some((name) => wrong.includes(name))
  const ticked = (field: string, items: { name: string | null; value: string | null }[], text = '{name}') => {
    const values = rowsIn(initial[field])
    const chosen = items.filter(({ value }) => values.includes(value ?? ''))
    return [...new Set(chosen.map(({ name }) => fillPlaceholders(text, { name: name ?? '' })))]
  }
  const emergencyServices = emergenciesOf(urgent)
  const services = [...categories.flatMap((category) => category.services), ...emergencyServices]
  const group = { words, initial }
  const questions = questionsOf('contractor', lang, { licence_authority: authorities(provinces, lang) })
  const asked = (names: (keyof typeof contractorForm.fields)[]) =>
    names.flatMap((name) => questions.filter((question) => question.name === name))
  const [emergencies, hours] = asked(['emergencies', 'emergency_hours'])
  return (
    <>
      <h3 className="type-h3 mt-11">{words.form.title}</h3>
      <p className="mt-3">{words.form.text}</p>
      <PartRow
        title={words.trades.question}
        hint={words.trades.hint}
        words={words}
        said={[
          ...ticked(
            'categories',
            categories.map(({ title, slug }) => ({ name: title, value: slug })),
            words.trades.whole,
          ),
          ...ticked(
            'services',
            services.map(({ name, slug }) => ({ name, value: slug })),
          ),
        ]}
        isOpen={isWrong(['categories', 'services'])}
      >
        {categories.map(({ _id, title, slug, services }) => (
          <ChoiceGroup
            key={_id}
            {...group}
            title={title ?? ''}
            whole={{ name: 'categories', value: slug ?? '', label: words.trades.whole }}
            name="services"
            items={byName(services, lang)}
          />
        ))}
        {emergencyServices.length > 0 && (
          <ChoiceGroup {...group} title={words.emergencies} name="services" items={emergencyServices} />
        )}
      </PartRow>
      <PartRow
        title={words.areas.question}
        hint={words.areas.hint}
        words={words}
        said={[
          ...ticked(
            'provinces',
            provinces.map(({ name, code }) => ({ name, value: code })),
            words.areas.whole,
          ),
          ...ticked(
            'cities',
            cities.map(({ name, slug }) => ({ name, value: slug })),
          ),
        ]}
        isOpen={isWrong(['provinces', 'cities'])}
      >
        {provinces.map(({ _id, name, code }) => (
          <ChoiceGroup
            key={_id}
            {...group}
            title={name ?? ''}
            whole={{ name: 'provinces', value: code ?? '', label: words.areas.whole }}
            name="cities"
            items={byName(cities, lang).filter(({ province }) => province?.code === code)}
          />
        ))}
      </PartRow>
      <Part title={words.emergencies}>
        {emergencies && (
          <RadioField
            id="contractor-emergencies"
            name={emergencies.name}
            label={emergencies.label}
            choices={choicesOf(emergencies)}
            defaultValue={initial.emergencies}
          />
        )}
        {hours && (
          <fieldset className="mt-5">
            <legend className="type-label mb-1.5">{hours.label}</legend>
            {choicesOf(hours).map(({ value, label }) => (
              <Checkbox
                key={value}
                name={hours.name}
                value={value}
                label={label}
                defaultChecked={rowsIn(initial.emergency_hours).includes(value)}
              />
            ))}
            <p className="border-t border-rule pt-2 text-small text-muted">{hours.hint}</p>
          </fieldset>
        )}
      </Part>
      <PartRow
        title={forms.papers}
        words={{ chosen: '{names}' }}
        says="licence_number insurance_amount"
        said={[...rowsIn(initial.licence_number), initial.insurance_amount ?? ''].filter(Boolean)}
        isOpen={isWrong([...LICENCE, ...INSURANCE])}
      >
        <Part title={words.licences.title} hint={words.licences.hint}>
          <Licence row={0} questions={asked(LICENCE)} initial={initial} lang={lang} />
        </Part>
        <Part title={words.insured.title}>
          <FormFields form="contractor" questions={asked(INSURANCE)} />
        </Part>
      </PartRow>
    </>
  )
}

const LICENCE: (keyof typeof contractorForm.fields)[] = [
  'licence_authority',
  'licence_number',
  'licence_expires',
]
const INSURANCE: (keyof typeof contractorForm.fields)[] = ['insurance_amount', 'insurer', 'insurance_expires']

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="type-h4 mb-2">{title}</legend>
      {hint && <p className="mb-3 text-small text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface LicenceProps {
  /** From 0. */
  row: number
  questions: Question[]
  initial: Readonly<Record<string, string>>
  lang: Language
}

/** A licence. After it there is a row that opens the place of the next one. */
function Licence({ row, questions, initial, lang }: LicenceProps) {
  const { licences: words } = getDictionary(lang).jobPages.application
  const next = row + 1
  const inRow = questions.map((question) => ({
    ...question,
    inRow: nameInRow(question.name, row),
    given: rowsIn(initial[question.name])[row],
  }))
  const isNextFilled = questions.some(({ name }) => rowsIn(initial[name]).slice(next).some(Boolean))
  return (
    <>
      <FormFields form="contractor" questions={inRow} />
      {next < MOST_LICENCES && (
        <details open={isNextFilled} className="other-job">
          <summary className="text-link">
            <span>{words.add}</span>
            <span>{fillPlaceholders(words.one, { number: String(next + 1) })}</span>
          </summary>
          <Licence row={next} questions={questions} initial={initial} lang={lang} />
        </details>
      )}
    </>
  )
}

const choicesOf = ({ options = [] }: Question) =>
  options.flatMap((option) => ('value' in option ? [option] : []))

/** The authorities that issue licences, by province. */
function authorities(provinces: { name: string | null; code: string | null }[], lang: Language): Option[] {
  return provinces.flatMap(({ name, code }) => {
    const own = LICENCES.filter((authority) => authority.provinces.includes(code ?? ''))
    const options = own.map((authority) => ({ value: authority.id, label: authority.name[lang] }))
    return options.length > 0 ? [{ label: withoutMarks(name ?? ''), options }] : []
  })
}
