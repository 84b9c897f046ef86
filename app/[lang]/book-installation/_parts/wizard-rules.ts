import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { leadForm } from '#lib/leads/forms/lead.ts'
import type { Answers } from './types.ts'

/**
 * What checks the wizard's answers in the browser; fetched when somebody begins to fill it in. The schema takes
 * whatever a form posts, its type says more than a resolver's may.
 */
export const resolveAnswers = zodResolver(leadForm.schema as never) as unknown as Resolver<Answers>

export * from '#components/lead/sending.ts'
export { checkForm, problemOf, problemOfStep } from '#lib/leads/forms/index.ts'
