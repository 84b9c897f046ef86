import type { ReactNode, Ref } from 'react'

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
