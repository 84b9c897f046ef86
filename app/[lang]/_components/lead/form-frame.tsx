import type { ReactNode, Ref } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'

interface HiddenFieldsProps {
  type: FormType
  lang: Language
  /** The address of the page the form is on, for a browser without scripts. */
  page: string
  honeypot: string
}

/** What a form sends without asking, and a field only machines fill in. */
export function HiddenFields({ type, lang, page, honeypot }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="conversion_page" value={page} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {honeypot}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

export interface Problem {
  title: string
  text: string
  /** One for each field that needs a change. */
  links: { id: string; text: string }[]
}

interface SummaryProps {
  ref?: Ref<HTMLDivElement>
  problem: Problem | null
  /** Called before a link is followed, where its field may be out of sight. */
  onFollow?: (id: string) => void
}

/** What is wrong, on top of the form, with a link to each field; hidden while nothing is. */
export function Summary({ ref, problem, onFollow }: SummaryProps) {
  return (
    <div
      ref={ref}
      data-summary=""
      role="alert"
      tabIndex={-1}
      hidden={!problem}
      className="mb-8 rounded-frame border-4 border-brick p-5"
    >
      <h2 data-summary-title="" className="type-h4">
        {problem?.title}
      </h2>
      <p data-summary-text="" className="mt-1.5">
        {problem?.text}
      </p>
      <ul data-summary-list="" className="rich-text mt-1.5">
        {problem?.links.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow?.(id)
                document.getElementById(id)?.focus()
              }}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ReceivedProps {
  title: string
  text: string
  whatNext: { title: string; text: string | null }
  reference: { label: string; value: ReactNode }
  /** Of its heading: 1 on a page of its own. */
  level?: 1 | 2
  ref?: Ref<HTMLDivElement>
}

/** The form has arrived: its reference number, and what happens now. */
export function Received({ title, text, whatNext, reference, level = 2, ref }: ReceivedProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div ref={ref} tabIndex={-1} className="on-yellow mb-8 rounded-frame border-2 border-rule p-5 md:p-8">
      <Heading className={level === 1 ? 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]' : 'type-h3'}>
        {title}
      </Heading>
      <p className="mt-2 max-w-[52ch]">{text}</p>
      <p className="mt-5">
        {reference.label}
        <strong className="type-h4 block">{reference.value}</strong>
      </p>
      {whatNext.text && (
        <p className="mt-5 max-w-[52ch]">
          <strong className="block">{whatNext.title}</strong>
          {whatNext.text}
        </p>
      )}
    </div>
  )
}
