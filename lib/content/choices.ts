import type { Definition } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'

const FIELDS = ALL_TYPES.flatMap(fieldsIn).filter(({ type }) => type === 'string')

function fieldsIn({ fields = [] }: Definition): Definition[] {
  return fields.flatMap((field) => [field, ...fieldsIn(field)])
}

/** The values of fields with a list of choices, by the name of the field. A name that is free text elsewhere is not here. */
const CHOICES = new Map(
  [...Map.groupBy(FIELDS, ({ name }) => name)]
    .filter(([, named]) => named.every(({ options }) => options?.list))
    .map(([name, named]) => [name, new Set(named.flatMap(valuesOf))]),
)

function valuesOf({ options }: Definition): string[] {
  return (options?.list ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value))
}

/** Whether a field of this name holds what is none of its choices. Pages look their words and drawings up by choice. */
export function isNoChoice(name: string, value: unknown): boolean {
  return typeof value === 'string' && CHOICES.get(name)?.has(value) === false
}
