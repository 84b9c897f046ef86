import type { CSSProperties } from 'react'
import { PRICE_SLIDER } from '#lib/search/global-search/filters.ts'

interface PriceSliderProps {
  id: string
  label: string
  value: number
  /** The value, formatted for the language. */
  text: string
  /** Whether the slider limits the results; false until somebody moves it. */
  isSet: boolean
  onChange: (dollars: number) => void
}

/** A slider for one end of the price range. It looks like the sliders of the estimator. */
export function PriceSlider({ id, label, value, text, isSet, onChange }: PriceSliderProps) {
  const { min, max, step } = PRICE_SLIDER
  return (
    <div style={{ '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        <output htmlFor={id} className={`type-h5 ${isSet ? '' : 'text-muted'}`}>
          {text}
        </output>
      </div>
      <div className="relative mx-4 h-11">
        <span aria-hidden="true" className="slider-track" />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
          className="slider"
        />
      </div>
    </div>
  )
}
