'use client'

import { useState } from 'react'
import { Segments } from '#components/ui/segments.tsx'

/** Segments take a function as a prop, and only a client component can pass one. */
export function SegmentsSpecimen({ label, choices }: { label: string; choices: string[] }) {
  const [chosen, choose] = useState(choices[1] ?? '')
  const options = choices.map((choice) => ({ value: choice, label: choice }))
  return <Segments label={label} options={options} value={chosen} onChange={choose} />
}
