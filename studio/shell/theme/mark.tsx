import mark from '#lib/brand/icon-mark.svg'

export function Mark({ size = 25 }: { size?: number }) {
  return <img src={mark.src} alt="Montage" width={size} height={size} />
}
