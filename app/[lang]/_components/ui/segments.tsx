'use client'

interface SegmentsProps<Value extends string> {
  label: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two to four choices in one ruled row; one is pressed. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full rounded-control border-2 border-rule noscript:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-12 border-rule px-4 font-bold [button+&]:border-l-2 hover:bg-wash aria-pressed:bg-yellow aria-pressed:text-coal"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
