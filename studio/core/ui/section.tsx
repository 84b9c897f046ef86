import { Heading, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  className?: string
  children: ReactNode
}

/** A part of a tool with a heading that names it. */
export function Section({ title, className, children }: SectionProps) {
  const heading = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={heading} className={className}>
      <Heading as="h2" size={1} id={heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
