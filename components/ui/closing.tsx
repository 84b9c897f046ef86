import { Line } from './line.tsx'
import { LinkButtons, type LinkButtonsProps } from './link-buttons.tsx'

interface ClosingProps extends LinkButtonsProps {
  /** Where a page has several: unique on it. */
  id?: string
  closing: { title: string | null; text: string | null } | null | undefined
  /**
   * Pages that sell end on the yellow field, pages that ask something of the reader with a ticket, those that are read with a
   * line.
   */
  look?: 'field' | 'ticket' | 'line'
}

/** The last band of a page: what to do now. */
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
