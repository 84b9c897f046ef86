import type { ReactNode } from 'react'

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
  /** Unique on the page; also the fragment that leads here. */
  id: string
  heading?: Heading | null
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode
  ground?: keyof typeof GROUNDS
  children: ReactNode
}

/** A band of a page with its ground, its spacing and its heading. The heading also names the region for screen readers. */
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
