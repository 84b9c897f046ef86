import type { ReactNode } from 'react'

interface LineProps {
  /** Unique on the page; also the fragment that leads here. */
  id: string
  title: string | null
  text?: string | null
  /** Content for both halves: buttons, or a longer text. */
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
