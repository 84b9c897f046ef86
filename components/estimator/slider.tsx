'use client'

import type { CSSProperties, ReactNode } from 'react'
import { withoutMarks } from '#lib/i18n/marks.ts'

interface SliderProps {
  id: string
  /** What stands in its place without scripts: a select. */
  plain: ReactNode
  label: string
  /** The text of each stop. `value` is the number of a stop, from 1. */
  stops: string[]
  value: number
  onChange: (value: number) => void
}

/**
 * A slider with a tick for each stop, and its value in words. On a phone the stops have no labels: the value says where it stands.
 * Without scripts a slider could not say its value, so there it is a select.
 */
export function Slider({ id, plain, label, stops, value, onChange }: SliderProps) {
  const last = Math.max(1, stops.length - 1)
  const at = (index: number) => `${(index / last) * 100}%`
  return (
    <div className="mt-3 md:mt-9" style={{ '--at': at(value - 1) } as CSSProperties}>
      {plain}
      <div className="flex items-baseline justify-between gap-3 noscript:hidden">
        <label htmlFor={id} className="type-label text-body">
          {label}
        </label>
        <output htmlFor={id} className="type-h4">
          {stops[value - 1]}
        </output>
      </div>
      <div className="relative h-11 md:mt-2 noscript:hidden">
        <span aria-hidden="true" className="slider-track" />
        {stops.map((stop, index) => (
          <span key={stop} aria-hidden="true" className="slider-tick" style={{ left: at(index) }} />
        ))}
        <input
          id={id}
          type="range"
          min={1}
          max={stops.length}
          value={value}
          aria-valuetext={withoutMarks(stops[value - 1])}
          onChange={(event) => onChange(Number(event.target.value))}
          className="slider"
        />
      </div>
      <div aria-hidden="true" className="relative h-5 text-label max-sm:hidden noscript:hidden">
        {stops.map((stop, index) => (
          <span
            key={stop}
            style={{ left: at(index), translate: `-${(index / last) * 100}%` }}
            className={`absolute whitespace-nowrap ${index + 1 === value ? 'font-bold' : 'text-muted'}`}
          >
            {stop}
          </span>
        ))}
      </div>
    </div>
  )
}
