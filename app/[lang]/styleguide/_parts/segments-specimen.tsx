'use client'

import { useState } from 'react'
import { Segments } from '#components/ui/segments.tsx'

/** A client component, because `Segments` takes a function as a prop, and a server component cannot pass a function. */
export function SegmentsSpecimen({ label, choices }: { label: string; choices: string[] }) {
  const [chosen, choose] = useState(choices[1] ?? '')
  const options = choices.map((choice) => ({ value: choice, label: choice }))
  return <Segments label={label} options={options} value={chosen} onChange={choose} />
}
