import type { ReactNode } from 'react'

/** A part of a contractor's page with its heading. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="mt-8">
      <h2 className="type-h4 mb-4">{title}</h2>
      {children}
    </section>
  )
}
