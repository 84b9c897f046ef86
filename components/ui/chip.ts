const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-control border-2 px-3.5 text-small font-bold whitespace-nowrap'

/** The classes of a chip: one of several choices in a row. */
export function chipClass(isChosen = false): string {
  return `${CHIP} ${isChosen ? 'border-disc bg-disc text-on-disc' : 'border-rule hover:bg-wash'}`
}
