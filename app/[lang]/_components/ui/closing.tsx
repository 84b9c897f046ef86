import { LinkButtons, type LinkButtonsProps } from './link-buttons.tsx'

interface ClosingProps extends LinkButtonsProps {
  closing: { title: string | null; text: string | null } | null | undefined
}

/** The last band of a page: what to do now. */
export function Closing({ closing, ...buttons }: ClosingProps) {
  if (!closing?.title) return null
  return (
    <section aria-labelledby="closing-title" className="band-ruled on-field">
      <div className="closing">
        <div>
          <h2 id="closing-title">{closing.title}</h2>
          {closing.text && <p>{closing.text}</p>}
        </div>
        <div>
          <LinkButtons {...buttons} />
        </div>
      </div>
    </section>
  )
}
