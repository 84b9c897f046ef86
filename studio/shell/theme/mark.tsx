import mark from '#lib/brand/icon-mark.svg'

/** The M on yellow. */
export function Mark({ size = 25 }: { size?: number }) {
  return <img src={mark.src} alt="Montage" width={size} height={size} />
}
