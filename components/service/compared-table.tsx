import type { CSSProperties, ReactNode } from 'react'
import { inCity } from '../city/in-city.tsx'
import { SiteLink, type SiteLinkProps } from '../ui/links.tsx'

export interface ComparedColumn {
  key: string
  name: string | null
  /** The content of the column's head; by default its name. */
  head?: ReactNode
}

export interface ComparedRow {
  label: string
  /** The name of a label that follows the chosen city (lib/places/chosen-city.ts). */
  name?: string
  /** One value for each column. */
  values: ReactNode[]
  /** Whether the values are long: on a phone each then has a line of its own, and a missing one none. */
  isLong?: boolean
  /** Whether the values say what they are: a phone does not show the label. */
  isSelfEvident?: boolean
}

interface ComparedTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string
  columns: readonly ComparedColumn[]
  rows: readonly ComparedRow[]
  /** The content of the corner, which a phone has no room for. */
  corner?: ReactNode
  /** Whether the first column stands out: it is what the page is about. */
  hasSubject?: boolean
}

/**
 * Services or installers in columns of one width. On a phone the name of a fact stands above its values, so that four of them fit
 * without scrolling sideways. A row without any value is left out.
 */
export function ComparedTable({ labelledBy, columns, rows, corner, hasSubject }: ComparedTableProps) {
  const told = rows.filter(({ values }) => values.some(Boolean))
  const isSubject = (place: number) => hasSubject && place === 0
  return (
    <div className="comparison fits">
      <table
        aria-labelledby={labelledBy}
        style={{ '--compared': columns.length, ...(!hasSubject && ROOM[columns.length]) } as CSSProperties}
      >
        <thead>
          <tr>
            <td>{corner}</td>
            {columns.map(({ key, name, head }, place) => (
              <th
                key={key}
                scope="col"
                className={`type-h5 max-md:text-small ${isSubject(place) ? 'bg-loud text-dark' : ''}`}
              >
                {head || name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ label, name: follows, values, isLong, isSelfEvident }) => (
            <tr key={label}>
              <th
                scope="row"
                className={
                  isSelfEvident ? 'max-md:hidden' : hasSubject ? undefined : 'py-1 max-md:text-small'
                }
                {...inCity(follows)}
              >
                {label}
              </th>
              {columns.map(({ key, name }, place) => {
                const value = values[place]
                const looks = [
                  ...(isSubject(place) ? ['bg-loud font-bold text-dark'] : []),
                  ...(isLong && !value ? ['max-md:hidden'] : []),
                ]
                return (
                  <td
                    key={key}
                    className={looks.join(' ') || undefined}
                    data-of={isLong && value ? name : undefined}
                  >
                    {value || '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * On a page that is about the comparison alone, cells have more room on a phone, by the number of columns. A range such as
 * `$4,600-$10,350` still fits into one line.
 */
const ROOM: Record<number, object> = {
  1: { '--cell': '0.5rem', '--small': '1rem' },
  2: { '--cell': '0.5rem', '--small': '0.9375rem' },
  3: { '--cell': '0.5rem 0.25rem' },
}

/** A link in a cell of the table. */
export const CellLink = (props: Omit<SiteLinkProps, 'className'>) => (
  <SiteLink
    className="inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
    {...props}
  />
)
