import type { Ref } from 'react'
import { openAround } from '#lib/browser/open-around.ts'

/** The errors of a form. */
export interface Problem {
  title: string
  text: string
  /** A sentence for each wrong field, by name. */
  errors: Readonly<Record<string, string>>
}

interface SummaryProps {
  /** The first part of the controls' ids, such as `contact` in `contact-email`. */
  form: string
  problem: Problem
  ref?: Ref<HTMLDivElement>
  /** Called before a link is followed. The field of the link may be hidden in another step, which the callback can open. */
  onFollow?: (name: string) => void
}

/** All errors above the form, each with a link to its field. A sentence that is also the title or the text is shown once. */
export function Summary({ form, problem: { title, text, errors }, ref, onFollow }: SummaryProps) {
  const links = Object.entries(errors).map(([name, error]) => (
    <a
      key={name}
      href={`#${form}-${name}`}
      onClick={(event) => {
        event.preventDefault()
        onFollow?.(name)
        const field = document.getElementById(`${form}-${name}`)
        openAround(field)
        field?.focus()
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
