import { Line } from './line.tsx'
import { LinkButtons, type LinkButtonsProps } from './link-buttons.tsx'

export interface ClosingProps extends LinkButtonsProps {
  /** Needed where a page has several: unique on the page. */
  id?: string
  closing: { title: string | null; text: string | null } | null | undefined
  /**
   * The look of the band. Pages that sell end with `field`, pages that ask the reader for something with `ticket`, pages to
   * read with `line`.
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
