import { LinkButtons, type LinkButtonsProps } from './link-buttons.tsx'

interface ClosingProps extends LinkButtonsProps {
  /** Where a page has several: unique on it. */
  id?: string
  closing: { title: string | null; text: string | null } | null | undefined
}

/** The last band of a page: what to do now. */
export function Closing({ id = 'closing', closing, ...buttons }: ClosingProps) {
  if (!closing?.title) return null
  return (
    <section aria-labelledby={`${id}-title`} className="band-ruled on-field">
      <div className="closing">
        <div>
          <h2 id={`${id}-title`}>{closing.title}</h2>
          {closing.text && <p>{closing.text}</p>}
        </div>
        <div>
          <LinkButtons {...buttons} />
        </div>
      </div>
    </section>
  )
}
