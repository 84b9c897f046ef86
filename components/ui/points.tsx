import { Section, type SectionProps } from './section.tsx'
import { type Topic, TopicIcon } from './topic-icon.tsx'

export interface Point {
  _key: string
  title: string | null
  text: string | null
  icon?: Topic | null
}

interface PointsSectionProps extends Omit<SectionProps, 'children'> {
  points: Point[] | null | undefined
}

/** A section of points; not shown when there are none. */
export function PointsSection({ points, ...section }: PointsSectionProps) {
  if (!points?.length) return null
  return (
    <Section {...section}>
      <Points points={points} />
    </Section>
  )
}

/** Short points in a ruled grid: why choose us, features, safeguards. */
export function Points({ points }: { points: Point[] }) {
  const columns = points.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2'
  return (
    <ul className={`points ruled ${columns}`}>
      {points.map(({ _key, title, text, icon }) => (
        <li key={_key}>
          {icon && <TopicIcon topic={icon} />}
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
