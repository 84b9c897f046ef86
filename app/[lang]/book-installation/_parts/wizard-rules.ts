import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as sending from '#components/lead/sending.ts'
import type { Field, FieldError } from '#lib/leads/forms/fields.ts'
import { filledSentence } from '#lib/leads/forms/filled-sentence.ts'
import { leadForm } from '#lib/leads/forms/lead.ts'
import { forgetJobAnswers, keepJobAnswers } from './job-answers.ts'
import type { Answers, WizardProps } from './types.ts'

/** The type casts are needed because the schema accepts any posted form, so its type is wider than the type of a resolver. */
const resolve = zodResolver(leadForm.ownSchema as never) as unknown as Resolver<Answers>

const FIELDS: Readonly<Record<string, Field>> = leadForm.fields

/**
 * Checks the wizard's answers in the browser. The messages are keys of the dictionary, except the sentence about too long a text.
 * This file is loaded when somebody begins to use the page.
 */
export const resolveAnswers: Resolver<Answers, Pick<WizardProps, 'words' | 'lang'>> = async (
  answers,
  context,
  options,
) => {
  const result = await resolve(answers, context, options)
  for (const [name, error] of Object.entries(result.errors)) {
    if (!context || error?.message !== ('tooLong' satisfies FieldError)) continue
    const typed = { value: answers[name], maxLength: FIELDS[name]?.maxLength, lang: context.lang }
    error.message = filledSentence(context.words.errors.tooLong, typed)
  }
  return result
}

/** Handles an input event of the wizard, as `follow` of other forms does, and keeps the answers about the job. */
export function follow(target: EventTarget, files: File[]): void {
  sending.follow(target, files)
  if ('form' in target && target.form instanceof HTMLFormElement) keepJobAnswers(target.form)
}

/** Returns the address after a sent request, as `pageOfSent` of other forms does. Whoever goes back finds no answer. */
export function pageOfSent(...sent: Parameters<typeof sending.pageOfSent>): string {
  forgetJobAnswers()
  return sending.pageOfSent(...sent)
}

export * from '#components/lead/sending.ts'
export { checkOwnForm, problemOf, problemOfStep } from '#lib/leads/forms/index.ts'
export { restoreJobAnswers, saidOfJobs } from './job-answers.ts'
