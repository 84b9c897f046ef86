import type { ActivityItem, ActivityType } from './types.ts'

/** Icons on a 20 × 20 grid, like those of the sprite. They are not in the sprite, because only this component shows them. */
const OUTLINES: Record<ActivityType, string> = {
  booking: 'M3 5h14v12H3zM3 9h14M7 2.500v4m6-4v4',
  completion: 'm3 11 4.500 4.500L17 5',
  review:
    'm10 2.500 2.300 4.800 5.200.7-3.800 3.700.9 5.200-4.600-2.500-4.600 2.500.9-5.200L2.500 8l5.200-.7z',
  popular: 'M2 15 8 9l4 4 6-8m-5 0h5v5',
}

/** The disc of an item: the person's avatar, or the icon of the item's kind. Decorative. */
export function ActivityDisc({ item: { avatar, type } }: { item: ActivityItem }) {
  return (
    <span
      aria-hidden="true"
      className="relative mt-0.5 flex size-11 flex-none items-center justify-center rounded-full bg-disc text-on-disc"
    >
      {avatar || <TypeIcon type={type} className="size-6" />}
      {avatar && (
        <span className="absolute -right-2 -bottom-2 flex size-6 items-center justify-center rounded-full border-2 border-paper bg-disc">
          <TypeIcon type={type} className="size-3.5" />
        </span>
      )}
    </span>
  )
}

function TypeIcon({ type, className }: { type: ActivityType; className: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: The disc around it is hidden from screen readers.
    <svg viewBox="0 0 20 20" className={`icon ${className}`} strokeLinejoin="round">
      <path d={OUTLINES[type]} />
    </svg>
  )
}
