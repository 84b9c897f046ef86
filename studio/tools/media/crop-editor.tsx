import { Stack } from '@sanity/ui'
import type { PointerEvent } from 'react'
import { getFormatters } from '#lib/i18n/format.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import styles from './media.module.css'
import { smallUrl } from './picture-tile.tsx'
import type { Asset, Crop, Hotspot } from './pictures.ts'
import { useMediaWords } from './words.ts'
import type { PictureEdit } from './write-pictures.ts'

const CENTRE: Hotspot = { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 0.3, height: 0.3 }
const WHOLE: Crop = { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 }

/** The largest share that can be cut off one side. Two opposite cuts then leave a tenth of the picture. */
const MOST_CUT = 0.45

interface CropEditorProps extends Pick<PictureEdit, 'hotspot' | 'crop'> {
  asset: Asset
  onChange: (edit: Pick<PictureEdit, 'hotspot' | 'crop'>) => void
}

/** Chooses the crop and the focal point of a picture, by pointer or by sliders. */
export function CropEditor({ asset, hotspot = CENTRE, crop = WHOLE, onChange }: CropEditorProps) {
  const words = useMediaWords()
  const { x, y } = hotspot

  function point({ nativeEvent, currentTarget }: PointerEvent<HTMLImageElement>) {
    const share = (offset: number, length: number) => Math.min(1, Math.max(0, offset / length))
    onChange({
      hotspot: {
        ...hotspot,
        x: share(nativeEvent.offsetX, currentTarget.clientWidth),
        y: share(nativeEvent.offsetY, currentTarget.clientHeight),
      },
    })
  }

  const percent = (share: number) => `${share * 100}%`
  return (
    <Stack gap={4}>
      <Muted>{words.croppingHint}</Muted>
      <div>
        <div className={styles.cropped}>
          {/* Only a pointer sets the focal point here. The sliders below do the same by keyboard. */}
          <img src={smallUrl(asset, 800)} alt="" onPointerDown={point} draggable={false} />
          <span className={styles.cut} style={{ inset: `0 0 auto`, height: percent(crop.top) }} />
          <span className={styles.cut} style={{ inset: `auto 0 0`, height: percent(crop.bottom) }} />
          <span className={styles.cut} style={{ inset: `0 auto 0 0`, width: percent(crop.left) }} />
          <span className={styles.cut} style={{ inset: `0 0 0 auto`, width: percent(crop.right) }} />
          <span className={styles.point} style={{ left: percent(x), top: percent(y) }} />
        </div>
      </div>
      <div className={styles.pair}>
        {(['x', 'y'] as const).map((side) => (
          <Slider
            key={side}
            label={words.sliders[side]}
            value={hotspot[side]}
            max={1}
            onChange={(value) => onChange({ hotspot: { ...hotspot, [side]: value } })}
          />
        ))}
        {(['left', 'right', 'top', 'bottom'] as const).map((side) => (
          <Slider
            key={side}
            label={words.sliders[side]}
            value={crop[side]}
            max={MOST_CUT}
            onChange={(value) => onChange({ crop: { ...crop, [side]: value } })}
          />
        ))}
      </div>
    </Stack>
  )
}

interface SliderProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

function Slider({ label, value, max, onChange }: SliderProps) {
  const { number } = getFormatters(useStudioLanguage())
  return (
    <label className={styles.slider}>
      {`${label} (${number(value, { style: 'percent' })})`}
      <input
        type="range"
        min={0}
        max={max}
        step={0.01}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  )
}
