import type { ReactNode } from 'react'
import { LinkButtons, type LinkButtonsProps } from './links.tsx'
import { type Topic, TopicIcon } from './topic-icon.tsx'

const GROUNDS = {
  paper: 'band-paper',
  wash: 'band-ruled bg-wash',
  ink: 'band-ruled on-ink',
  field: 'band-ruled on-field',
}

/**
 * A heading as it is stored in documents. The text is a sentence below the title, or beside the title when `aside` is empty.
 */
export interface Heading {
  title?: string | null
  text?: string | null
}

export interface SectionProps {
  /** The id of the section, unique on the page. Links to the section use it as their fragment. */
  id: string
  heading?: Heading | null
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode
  ground?: keyof typeof GROUNDS
  children?: ReactNode
}

/** A section of a page with background, spacing and heading. The heading also names the region for screen readers. */
export function Section({ id, heading, aside, ground = 'paper', children }: SectionProps) {
  const { title, text } = heading ?? {}
  return (
    <section id={id} aria-labelledby={title ? `${id}-title` : undefined} className={GROUNDS[ground]}>
      <div className="wrap section-space">
        {title && (
          <div className="section-head">
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              {text && aside && <p className="md:text-lead">{text}</p>}
            </div>
            {aside ?? (text && <p className="md:text-lead">{text}</p>)}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

export interface Point {
  _key: string
  title: string | null
  text: string | null
  icon?: Topic | null
}

interface PointsSectionProps extends Omit<SectionProps, 'children'> {
  points: Point[] | null | undefined
}

/** A section of `Points` (short texts with a title and an icon); not shown without any. */
export function PointsSection({ points, ...section }: PointsSectionProps) {
  if (!points?.length) return null
  return (
    <Section {...section}>
      <Points points={points} />
    </Section>
  )
}

/** Grid classes of two columns. The last of an odd number fills its row. */
export const inPairs = (count: number): string =>
  count % 2 === 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 sm:[&>:last-child]:col-span-2'

/** Grid classes by the number of points. */
const columnsOf = (count: number): string => (count % 3 === 0 ? 'md:grid-cols-3' : inPairs(count))

/** Short points in a ruled grid: why choose us, features, safeguards. */
export function Points({ points }: { points: Point[] }) {
  return (
    <ul className={`points ruled ${columnsOf(points.length)}`}>
      {points.map(({ _key, title, text, icon }) => (
        <li key={_key} className={icon ? 'with-icon' : undefined}>
          {icon && <TopicIcon topic={icon} />}
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

export interface Figure {
  _key: string
  value: string | null
  label: string | null
}

/** Grid classes by the number of figures, for screens wider than a phone. They leave no figure alone in the last row. */
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

/** Key figures with lines between them. */
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

interface LineProps {
  /** The id of the section, unique on the page. Links to the section use it as their fragment. */
  id: string
  title: string | null
  text?: string | null
  /** The content beside the title: buttons, or a longer text. */
  children: ReactNode
}

/** A thin band for a single sentence. */
export function Line({ id, title, text, children }: LineProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="band-ruled bg-wash">
      <div className="wrap line">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}

export interface ClosingProps extends LinkButtonsProps {
  /** Unique on the page. Needed when a page has several such bands. */
  id?: string
  closing: { title: string | null; text: string | null } | null | undefined
  /**
   * The look of the band, the most striking first: `field` has the background of heroes, `ticket` is a box in the loud
   * colour, `line` is a thin band.
   */
  look?: 'field' | 'ticket' | 'line'
}

/** The last band of a page: a call to action. */
export function Closing({ id = 'closing', closing, look = 'field', ...buttons }: ClosingProps) {
  if (!closing?.title) return null
  const { title, text } = closing
  if (look === 'line') {
    return (
      <Line id={id} title={title} text={text}>
        <LinkButtons {...buttons} tone="loud" />
      </Line>
    )
  }
  const isTicket = look === 'ticket'
  return (
    <section aria-labelledby={`${id}-title`} className={isTicket ? 'band-paper' : 'band-ruled on-field'}>
      <div className="wrap section-space">
        <div className={`closing ${isTicket ? 'ticket' : ''}`}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <div>
            <LinkButtons {...buttons} />
          </div>
        </div>
      </div>
    </section>
  )
}
