'use client'

import type { ReactNode, Ref } from 'react'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import { Button } from '../ui/button.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'
import { NextStepsList } from './next-steps-list.tsx'

export interface ReceivedWords {
  success: { title: string; text: string }
  reference: string
  sent: string
  whatNext: string
  print: string
}

interface ReceivedProps {
  reference: string
  next: NextSteps
  words: ReceivedWords
  /** The answers that were sent. */
  answers?: Fact[]
  /** The level of the heading: 1 when the confirmation has its own page. */
  level?: 1 | 2
  ref?: Ref<HTMLElement>
  /** Further links, beside the button that prints. */
  children?: ReactNode
}

/** The confirmation that replaces a sent form: the reference number, the answers, and the next steps with their dates. */
export function Received({ reference, next, words, answers = [], level = 2, ref, children }: ReceivedProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const PartHeading = level === 1 ? 'h2' : 'h3'
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="received-title">
      {/* The success toast is shown in this place, so that it covers no text. */}
      <div data-toast-place="" className="mb-4 min-h-20 noscript:hidden print:hidden" />
      <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
        <Heading
          id="received-title"
          className={level === 1 ? 'type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]' : 'type-h3'}
        >
          {words.success.title}
        </Heading>
        <p className="mt-2 max-w-[52ch]">{words.success.text}</p>
        <p className="mt-5">
          {words.reference}
          <strong className="type-h4 block">{reference}</strong>
        </p>
      </div>
      {answers.length > 0 && (
        <section aria-label={words.sent} className="mt-8">
          <PartHeading className="type-h4 mb-4">{words.sent}</PartHeading>
          <Facts facts={answers} />
        </section>
      )}
      <NextStepsList next={next} title={words.whatNext} heading={PartHeading} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {children}
        <Button tone="outline" className="noscript:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}
