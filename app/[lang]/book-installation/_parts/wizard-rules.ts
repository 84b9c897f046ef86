import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { leadForm } from '#lib/leads/forms/lead.ts'
import type { Answers } from './types.ts'

/**
 * Checks the wizard's answers in the browser. It is loaded when somebody begins to fill in the form. It has type casts,
 * because the schema accepts any posted form, and its type is wider than a resolver's type allows.
 */
export const resolveAnswers = zodResolver(leadForm.schema as never) as unknown as Resolver<Answers>

export * from '#components/lead/sending.ts'
export { checkForm, problemOf, problemOfStep } from '#lib/leads/forms/index.ts'
