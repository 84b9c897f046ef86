import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import { CHOICES } from './choices.ts'
import { frenchPhrase, frenchTitle } from './dictionary.ts'

type Values = Record<string, unknown>

export interface Preview {
  select?: Record<string, string>
  prepare?: (selection: Values, options?: unknown) => Values
}

const AND_FRENCH = 'InFrench'

/**
 * How documents and items show in lists: the French name first, the English where the French was. What has no French yet
 * keeps its English name, and says what is missing.
 */
export function previewInFrench({ select, prepare = (selection) => selection, ...rest }: Preview): Preview {
  if (!select) return { ...rest, prepare: () => said(prepare({}), frenchTitle) }
  const english = Object.entries(select).filter(([, path]) => path.endsWith('.en'))
  const besides = english.map(([key, path]) => [`${key}${AND_FRENCH}`, path.replace(/en$/, 'fr')])
  return {
    ...rest,
    select: { ...select, ...Object.fromEntries(besides) },
    prepare: (selection, options) => said(prepare(chosen(select, selection), options), frenchPhrase),
  }
}

/** The selection as the English model makes it, with French values. */
function chosen(select: Record<string, string>, selection: Values): Values {
  const keys = Object.entries(select)
  return Object.fromEntries(
    keys.map(([key, path]) => {
      const other = keys.find(([, otherPath]) => otherPath === path.replace(/fr$/, 'en'))?.[0] ?? key
      if (path.endsWith('.en')) return [key, selection[`${key}${AND_FRENCH}`] || selection[key]]
      if (path.endsWith('.fr')) return [key, selection[key] && selection[other]]
      return [key, named(path, selection[key])]
    }),
  )
}

function named(path: string, value: unknown): unknown {
  const field = path.split('.').at(-1) ?? ''
  if (Array.isArray(value)) return value.map((item) => named(path, item))
  if (typeof value !== 'string') return value
  return field === 'priceRange' ? priceRangeText(value, 'fr') : (CHOICES[field]?.[value] ?? value)
}

function said(prepared: Values, say: (text: string) => string): Values {
  return Object.fromEntries(
    Object.entries(prepared).map(([key, value]) => [key, typeof value === 'string' ? say(value) : value]),
  )
}
