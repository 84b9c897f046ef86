import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import { contractorForm, licencesIn } from './contractor.ts'
import type { FormType } from './index.ts'
import type { Lists, Option } from './options.ts'

/** A question with its answer, in words. */
export interface Answered {
  label: string
  value: string
}

type Answers = Readonly<Record<string, string>>

/**
 * The answers that are said together (`Form.together`) in words: a licence with its number and its end, services by their names.
 * @param lists the options that come from content, by field. What has no name there is said as it was sent
 */
export function saidTogether(
  type: FormType,
  answers: Answers,
  lang: Language,
  lists: Lists = {},
): Answered[] {
  if (type !== 'contractor') return []
  const { trades, areas, emergencies, licences, insured } = getDictionary(lang).jobPages.application
  return [
    { label: trades.title, value: namesIn(answers, lists, trades.whole, ['categories', 'services']) },
    { label: areas.title, value: namesIn(answers, lists, areas.whole, ['provinces', 'cities']) },
    { label: emergencies, value: emergencyText(answers, lang) },
    { label: licences.title, value: licenceTexts(answers, lang).join('; ') },
    { label: insured.title, value: insuranceText(answers, lang) },
  ].filter(({ value }) => value)
}

/** The names of what was ticked: what was ticked as a whole first, as `whole` says it. */
function namesIn(answers: Answers, lists: Lists, whole: string, [groups, items]: [string, string]): string {
  const names = (field: string) =>
    linesOf(answers[field]).map((value) => labelIn(lists[field], value) ?? value)
  return [...names(groups).map((name) => fillPlaceholders(whole, { name })), ...names(items)].join(', ')
}

const linesOf = (text = ''): string[] => text.split('\n').filter(Boolean)

function labelIn(options: readonly Option[] = [], value: string): string | undefined {
  return options.find((option) => 'value' in option && option.value === value)?.label
}

function emergencyText({ emergencies = '', emergency_hours }: Answers, lang: Language): string {
  const { fields } = contractorForm
  const said = fields.emergencies.options?.[emergencies]?.[lang] ?? ''
  const hours = linesOf(emergency_hours).map((one) => fields.emergency_hours.options?.[one]?.[lang] ?? one)
  return emergencies === 'no' ? said : [said, ...hours].filter(Boolean).join('; ')
}

function licenceTexts(answers: Answers, lang: Language): string[] {
  return licencesIn(answers).map(({ authority, number, expires }) => {
    const name = LICENCES.find(({ id }) => id === authority)?.licence[lang] ?? authority
    return [[name, number].filter(Boolean).join(' '), untilText(expires, lang)].filter(Boolean).join(', ')
  })
}

function insuranceText(
  { insurance_amount: amount, insurer = '', insurance_expires: expires = '' }: Answers,
  lang: Language,
): string {
  const price = amount ? getFormatters(lang).price(Number(amount)) : ''
  return [price, insurer, untilText(expires, lang)].filter(Boolean).join(', ')
}

function untilText(day: string, lang: Language): string {
  const date = day && (getFormatters(lang).date(day) || day)
  return date && fillPlaceholders(getDictionary(lang).jobPages.application.until, { date })
}
