const STARS = [1, 2, 3, 4, 5]

/**
 * Five stars with as many filled as the rating says, in tenths of the row.
 * @param value 1 to 5
 * @param label the rating in words, read instead of the stars
 */
export function Rating({ value, label }: { value: number; label: string }) {
  const filled = `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%`
  return (
    <span role="img" aria-label={label} className="relative inline-flex w-max">
      <StarRow className="fill-none" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: filled }}>
        <StarRow className="fill-yellow" />
      </span>
    </span>
  )
}

function StarRow({ className }: { className: string }) {
  return (
    <span className="flex w-max gap-1">
      {STARS.map((star) => (
        <svg key={star} className={`size-5 stroke-rule stroke-[1.5] ${className}`} aria-hidden="true">
          <use href="#icon-star" />
        </svg>
      ))}
    </span>
  )
}
