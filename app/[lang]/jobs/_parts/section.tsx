import type { ReactNode } from 'react'

/** A part of a contractor's page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="type-h4 mb-4">{title}</h2>
      {children}
    </section>
  )
}
