'use client'

import { useState } from 'react'
import { Segments } from '#components/ui/segments.tsx'

/** The one control that is told what to do by a function, which only a browser's component can give it. */
export function SegmentsSpecimen({ label, choices }: { label: string; choices: string[] }) {
  const [chosen, choose] = useState(choices[1] ?? '')
  const options = choices.map((choice) => ({ value: choice, label: choice }))
  return <Segments label={label} options={options} value={chosen} onChange={choose} />
}
