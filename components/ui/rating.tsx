/**
 * Five stars, filled from the left to the nearest half. All five are full only at 5: nine tenths of a star look like a whole one.
 * @param value 1 to 5
 * @param label the rating in words for screen readers
 */
export function Rating({ value, label }: { value: number; label: string }) {
  const halves = Math.min(Math.max(Math.round(value * 2), 0), value < 5 ? 9 : 10)
  // In the row a star takes 20 of 116 units, and the space behind it 4.
  const filled = `${((halves * 12 - (halves % 2) * 2) / 116) * 100}%`
  return (
    <span role="img" aria-label={label} className="relative inline-flex w-max">
      <Stars className="fill-none" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: filled }}>
        <Stars className="fill-loud" />
      </span>
    </span>
  )
}

/** One `use` element draws all five stars. With five elements for each rating, a list of reviews would be larger. */
function Stars({ className }: { className: string }) {
  return (
    <svg
      className={`h-5 w-29 flex-none stroke-rule stroke-[1.5] ${className}`}
      viewBox="0 0 116 20"
      aria-hidden="true"
    >
      <use href="#icon-stars" />
    </svg>
  )
}
