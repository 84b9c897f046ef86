'use client'

import { buttonClass } from '#components/ui/button-class.ts'
import { keepPerson } from '#lib/browser/sent-request.ts'

interface AnotherJobProps {
  reference: string
  href: string
  label: string
}

/** The link to ask for another job. Only a page that loads as a new document (`data-loads`) fills in the kept values. */
export function AnotherJob({ reference, href, label }: AnotherJobProps) {
  return (
    <a href={href} onClick={() => keepPerson(reference)} data-loads className={buttonClass({})}>
      {label}
    </a>
  )
}
