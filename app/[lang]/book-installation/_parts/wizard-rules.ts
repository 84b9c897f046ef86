import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { leadForm } from '#lib/leads/forms/lead.ts'
import type { Answers } from './types.ts'

/**
 * Checks the wizard's answers in the browser. This file is loaded when somebody begins to fill in the form. The type casts are
 * needed because the schema accepts any posted form, so its type is wider than the type of a resolver.
 */
export const resolveAnswers = zodResolver(leadForm.ownSchema as never) as unknown as Resolver<Answers>

export * from '#components/lead/sending.ts'
export { checkOwnForm, problemOf, problemOfStep } from '#lib/leads/forms/index.ts'
