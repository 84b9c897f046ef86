import type { Ref } from 'react'

/** What is wrong with a form. */
export interface Problem {
  title: string
  text: string
  /** A sentence for each field that needs a change, by name. */
  errors: Readonly<Record<string, string>>
}

interface SummaryProps {
  /** The beginning of the controls' ids. */
  form: string
  problem: Problem
  ref?: Ref<HTMLDivElement>
  /** Called before a link is followed, where its field may be out of sight. */
  onFollow?: (name: string) => void
}

/** What is wrong, on top of the form, with a link to each field. No sentence stands there twice. */
export function Summary({ form, problem: { title, text, errors }, ref, onFollow }: SummaryProps) {
  const links = Object.entries(errors).map(([name, error]) => (
    <a
      key={name}
      href={`#${form}-${name}`}
      onClick={(event) => {
        event.preventDefault()
        onFollow?.(name)
        document.getElementById(`${form}-${name}`)?.focus()
      }}
      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
    >
      {error}
    </a>
  ))
  const said = Object.values(errors)
  const isTitle = said.length === 1 && said[0] === title
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="mb-8 rounded-frame border-4 border-bad p-5">
      <h2 className="type-h4">{isTitle ? links : title}</h2>
      {text && !said.includes(text) && <p className="mt-1.5">{text}</p>}
      {!isTitle && (
        <ul className="rich-text mt-1.5">
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
