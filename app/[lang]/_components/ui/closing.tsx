import type { ReactNode } from 'react'

interface ClosingProps {
  title: string | null
  text: string | null
  /** One or two buttons. */
  children: ReactNode
}

/** The last band of a page: what to do now. */
export function Closing({ title, text, children }: ClosingProps) {
  if (!title) return null
  return (
    <section aria-labelledby="closing-title" className="band-ruled on-field">
      <div className="closing">
        <div>
          <h2 id="closing-title">{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
