import type { ReactNode } from 'react'
import { PlusMinus } from '#components/ui/disclosure.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'

interface PartRowProps {
  title: string
  hint?: string
  words: { chosen: string; someChosen?: string }
  /** The names of text fields whose values are said beside the ticked boxes, separated by spaces. */
  says?: string
  /** What the answers say, in a form that the server sent back. */
  said: string[]
  /** Whether something in it is wrong. */
  isOpen: boolean
  children: ReactNode
}

/**
 * A large part of the form behind a row that opens, so that the page stays short on a phone. The row says what the part has, as
 * that of a group does (`ChoiceGroup`). Its name in CSS is `part`, because groups stand inside of it.
 */
export function PartRow({ title, hint, words, says = '', said, isOpen, children }: PartRowProps) {
  return (
    <details open={isOpen} data-part className="group/part mt-5 rounded-frame border-2 border-rule px-4">
      <summary className="flex min-h-14 items-center justify-between gap-5 py-2 leading-snug">
        <span>
          <span className="type-h4">{title}</span>
          <span
            className={`${said.length > 0 ? 'block' : 'hidden group-has-checked/part:block'} text-small wrap-anywhere text-muted`}
            data-chosen={words.chosen}
            data-says={says}
          >
            {said.length > 0 ? fillPlaceholders(words.chosen, { names: said.join(', ') }) : words.someChosen}
          </span>
        </span>
        <PlusMinus />
      </summary>
      <fieldset className="min-w-0 pb-5">
        <legend className="sr-only">{title}</legend>
        {hint && <p className="mb-3 text-small text-muted">{hint}</p>}
        {children}
      </fieldset>
    </details>
  )
}
