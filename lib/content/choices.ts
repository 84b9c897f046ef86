import type { Definition } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'

const FIELDS = ALL_TYPES.flatMap(fieldsIn).filter(({ type }) => type === 'string')

function fieldsIn({ fields = [] }: Definition): Definition[] {
  return fields.flatMap((field) => [field, ...fieldsIn(field)])
}

/**
 * The allowed values of fields with a list of choices, by field name. A name that any type also uses for free text is left out.
 */
const CHOICES = new Map(
  [...Map.groupBy(FIELDS, ({ name }) => name)]
    .filter(([, named]) => named.every(({ options }) => options?.list))
    .map(([name, named]) => [name, new Set(named.flatMap(valuesOf))]),
)

function valuesOf({ options }: Definition): string[] {
  return (options?.list ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value))
}

/**
 * Whether a value is not one of the choices of the field with this name. Pages look up labels and drawings by choice, so an
 * unknown value cannot be shown.
 */
export function isNoChoice(name: string, value: unknown): boolean {
  return typeof value === 'string' && CHOICES.get(name)?.has(value) === false
}
