import type { ReactNode } from 'react'

interface StateBoxProps {
  /** What the page is about, with its reference. */
  title: string
  /** The name of the state, and what it means. */
  name: string
  text: string
  children?: ReactNode
}

/** The present state of a request, claim or application. */
export function StateBox({ title, name, text, children }: StateBoxProps) {
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h1 className="type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]">
        <span className="type-label mb-2 block tracking-[0]">{title}</span> {name}
      </h1>
      {text && <p className="mt-2 max-w-[52ch]">{text}</p>}
      {children}
    </div>
  )
}

interface StateListProps {
  title: string
  /** The first one first. `day` is its date in words. */
  states: { key: string; name: string; day: string }[]
}

/** All states with their dates. */
export function StateList({ title, states }: StateListProps) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="type-h4">{title}</h2>
      <ol className="mt-4">
        {states.map(({ key, name, day }, place) => (
          <li
            key={key}
            aria-current={place === states.length - 1 ? 'step' : undefined}
            className={`flex justify-between gap-4 border-t border-rule py-2 ${place === states.length - 1 ? 'font-bold' : ''}`}
          >
            <span className="min-w-0">{name}</span>
            <span className="flex-none text-right whitespace-nowrap">{day}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
