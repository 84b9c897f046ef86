import { Section, type SectionProps } from './section.tsx'

export interface Figure {
  _key: string
  value: string | null
  label: string | null
}

/** The columns for each number of figures: two on a phone, and never a last row that is almost empty. */
const COLUMNS: Record<number, string> = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-[repeat(4,auto)]',
  5: 'md:grid-cols-3 lg:grid-cols-[repeat(5,auto)]',
  6: 'md:grid-cols-3',
}

interface FiguresSectionProps extends Omit<SectionProps, 'children'> {
  /** The document with the figures. */
  figures: { figures: Figure[] | null } | null
}

/** A section of key figures; not shown when there are none. */
export function FiguresSection({ figures, ...section }: FiguresSectionProps) {
  if (!figures?.figures?.length) return null
  return (
    <Section {...section}>
      <Figures figures={figures.figures} />
    </Section>
  )
}

/** Key figures with rules between them. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <div className="figures">
      <dl className={COLUMNS[figures.length]}>
        {figures.map(({ _key, value, label }, index) => (
          // On a phone the last figure of an odd number takes the whole line.
          <div
            key={_key}
            className={index % 2 === 0 && index === figures.length - 1 ? 'max-md:col-span-full' : undefined}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
