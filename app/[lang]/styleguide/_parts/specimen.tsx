import { Children, type ReactNode } from 'react'

interface SpecimenProps {
  /** The name of the component, as its file exports it. */
  of: string
  children: ReactNode
}

/** A section of the style guide: one component in all of its states. */
export function Specimen({ of, children }: SpecimenProps) {
  const id = `specimen-${of}`
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-specimen={of}
      className="border-t-2 border-rule py-8"
    >
      <h2 id={`${id}-title`} className="type-h4">
        {of}
      </h2>
      {Children.map(children, (child) => (
        <div className="mt-4">{child}</div>
      ))}
    </section>
  )
}

/** Shows several states of a component side by side, as many as fit in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
