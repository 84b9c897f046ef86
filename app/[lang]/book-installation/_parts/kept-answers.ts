import { OTHER } from './steps.ts'
import type { Answers, WizardProps, WizardQuestion } from './types.ts'

const KEY = 'booking'

/** The names of the stored answers: those about the job. Nothing about the person is stored: no name, email, phone, address. */
const namesOf = (questions: WizardQuestion[]) => questions.flatMap(({ name, kept }) => (kept ? [name] : []))

/** Keeps the job's answers over a reload, in this tab only. */
export function keepAnswers(questions: WizardQuestion[], answers: Partial<Answers>) {
  const kept = Object.fromEntries(namesOf(questions).map((name) => [name, answers[name] ?? '']))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The browser may refuse to store anything. Then a reload loses the answers.
  }
}

function keptAnswers(questions: WizardQuestion[]): Record<string, string> {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      namesOf(questions).flatMap((name) => {
        const value = stored[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}

/**
 * The start values of the form: the value of each field, or else the answer that `keepAnswers` stored. A stored answer never
 * replaces a part of the job that the address names.
 */
export function startAnswers(
  fields: FormData,
  { questions, types, initial }: Pick<WizardProps, 'questions' | 'types' | 'initial'>,
): Answers {
  const kept = keptAnswers(questions)
  const inForm = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const type = inForm('service_type')
  const mayReturn = (name: string) => {
    if (name in initial) return false
    // The address may have chosen a type that step 1 does not offer. Only a kept type that step 1 offers is restored.
    if (name === 'service_type') return [OTHER, ...types.map(({ key }) => key)].includes(kept[name] ?? '')
    return name !== 'service_type_detail' || !type || type === kept.service_type
  }
  return Object.fromEntries(
    questions.map(({ name }) => {
      const returning = mayReturn(name) ? kept[name] : undefined
      return [name, inForm(name) || returning || inForm(name)]
    }),
  )
}
