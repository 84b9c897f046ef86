import * as z from 'zod/mini'
import type { Lead, LeadField } from '../lead.ts'
import { type ExtraName, extras, type Field } from './fields.ts'

/** A form: its fields in the order they are asked, and what they are for the CRM. */
export interface Form<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>
  /** Checks what was posted. What is no field of the form is left out. */
  schema: z.ZodMiniType<FormData<Name>>
  /**
   * The answers under the names of the lead's fields (docs/product.md, Lead fields). What it returns under another
   * name is sent under that name, and is a line of the message.
   */
  toLead(answers: Readonly<Record<Name, string>>): Answers<Name>
}

/** What was posted, once it has been checked: the answers, and the extras of every form. */
export type FormData<Name extends string = string> = Readonly<
  Record<ExtraName, string> & Record<Name, string>
>

type Answers<Name extends string> = Partial<Record<LeadField | Name, string>>

/** Names a field cannot have, because the lead has something else under them. */
type Reserved = ExtraName | Exclude<keyof Lead, LeadField> | 'type'

export function defineForm<Name extends string>(
  fields: Readonly<Record<Name, Field>> & { [name in Reserved]?: never },
  toLead: (answers: Readonly<Record<Name, string>>) => Answers<Name>,
): Form<Name> {
  const rules = Object.entries<Field>(fields).map(([name, { rule }]) => [name, rule])
  const schema = z.object({ ...Object.fromEntries(rules), ...extras })
  return { fields, schema: schema as unknown as Form<Name>['schema'], toLead }
}

/** Lines `label: value`, those without a value left out, then what the visitor wrote. */
export function withFacts(facts: Readonly<Record<string, string>>, message: string): string {
  const lines = Object.entries(facts).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [lines.join('\n'), message].filter(Boolean).join('\n\n')
}
