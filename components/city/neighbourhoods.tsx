import { type Heading, Section } from '../ui/section.tsx'

interface NeighbourhoodsProps {
  heading: Heading | null | undefined
  names: string[] | null
}

/** The districts of the city that installers serve, in columns. */
export function Neighbourhoods({ heading, names }: NeighbourhoodsProps) {
  if (!names?.length) return null
  return (
    <Section id="neighbourhoods" heading={heading}>
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-4 lg:gap-x-10">
        {names.map((name) => (
          <li key={name} className="type-h4 flex min-h-14 items-center border-b border-rule py-2">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
