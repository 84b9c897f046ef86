import * as z from 'zod/mini'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { Lead, LeadField } from '../lead.ts'
import { type ExtraName, extras, type Field } from './fields.ts'

/** A form: its fields in the order of the questions, and its lead for the CRM. */
export interface Form<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>
  /** Checks posted values. Unknown fields are left out. */
  schema: z.ZodMiniType<FormData<Name>>
  /** The same with the rules of our own forms, which other programs need not follow. */
  ownSchema: z.ZodMiniType<FormData<Name>>
  /**
   * Puts the answers under the names of the lead's fields (docs/product.md, Lead fields). A value under another name is sent to
   * the CRM under that name, and is also added to the message as a line.
   */
  toLead(answers: Readonly<Record<Name, string>>, lang: Language): Answers<Name>
  /** Fields that are asked in a part of their own, and said together in a few lines (`said-together.ts`). */
  together: readonly string[]
  /** The values for names in braces in the sentence of an error, beside those of every error (`sentencesOf`). */
  wordsOf?(name: string, values: Readonly<Record<string, unknown>>, lang: Language): Record<string, string>
}

/** The posted values after the check: the answers, and the extras of every form. */
export type FormData<Name extends string = string> = Readonly<
  Record<ExtraName, string> & Record<Name, string>
>

interface More<Name extends string> extends Partial<Pick<Form<Name>, 'together' | 'wordsOf'>> {
  /** Rules about several fields. */
  rules?: z.core.$ZodCheck<FormData<Name>>[]
  /** Such rules of our own forms, which other programs need not follow. */
  ownRules?: z.core.$ZodCheck<FormData<Name>>[]
}

type Answers<Name extends string> = Partial<Record<LeadField | Name, string>>

/** Names that a field cannot have, because the lead uses them for something else. */
type Reserved = ExtraName | Exclude<keyof Lead, LeadField> | 'type'

export function defineForm<Name extends string>(
  fields: Readonly<Record<Name, Field>> & { [name in Reserved]?: never },
  toLead: (answers: Readonly<Record<Name, string>>, lang: Language) => Answers<Name>,
  { rules = [], ownRules = [], together = [], wordsOf }: More<Name> = {},
): Form<Name> {
  const ofFields = Object.entries<Field>(fields).map(([name, { rule }]) => [name, rule])
  const object = z.object({ ...Object.fromEntries(ofFields), ...extras }) as unknown as Form<Name>['schema']
  const schema = object.check(...rules)
  return { fields, schema, ownSchema: schema.check(...ownRules), toLead, together, wordsOf }
}

/** The separator between a label and its value, as in the dictionaries, which browsers do not load. */
export const COLON: Bilingual = { en: ': ', fr: '\u00A0: ' }

/** Adds lines `label: value` before the visitor's text. Lines without a value are left out. */
export function withFacts(
  facts: readonly [label: Bilingual, value: string][],
  message: string,
  lang: Language,
): string {
  const lines = facts.flatMap(([label, value]) => (value ? [label[lang] + COLON[lang] + value] : []))
  return [lines.join('\n'), message].filter(Boolean).join('\n\n')
}
