import { getFormatters } from '#lib/i18n/format.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import styles from './media.module.css'
import { type Asset, lacksDescription, type PictureUse } from './pictures.ts'
import { useMediaWords } from './words.ts'

/** The address of a small version of an image. */
export const smallUrl = ({ url }: Asset, width = 320) => `${url}?w=${width}&fit=max&auto=format`

interface PictureTileProps {
  asset: Asset
  uses: readonly PictureUse[]
  /** Whether this is the chosen picture; absent where no picture is chosen. */
  isChosen?: boolean
  onClick: () => void
}

/** A picture with its name and the number of its places. */
export function PictureTile({ asset, uses, isChosen, onClick }: PictureTileProps) {
  const words = useMediaWords()
  const lacking = uses.filter(lacksDescription).length
  return (
    <li>
      <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onClick}>
        <img src={smallUrl(asset)} alt="" loading="lazy" />
        <span className={styles.name}>{asset.originalFilename ?? words.noName}</span>
        <span className={styles.facts}>{words.places(uses.length)}</span>
        {lacking > 0 && <span className={styles.lacking}>{words.lacking(lacking)}</span>}
      </button>
    </li>
  )
}

/** The size of an image: `1600 × 900 · 240 kB`. */
export function AssetFacts({ width, height, size }: Asset) {
  const words = useMediaWords()
  const { number } = getFormatters(useStudioLanguage())
  const facts = [
    width && height && `${number(width)} × ${number(height)}`,
    size !== null && words.kilobytes(number(Math.ceil(size / 1000))),
  ]
  return facts.filter(Boolean).join(' · ')
}
