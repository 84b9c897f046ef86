/** A colour of a palette. `population` is the percentage of the picture that it covers. */
interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  population: number
  title: string
}

type SwatchName = 'vibrant' | 'lightVibrant' | 'darkVibrant' | 'muted' | 'lightMuted' | 'darkMuted'

/** The colours of a picture, in the form of the Studio and `@sanity/types` (ImagePalette). */
export type Palette = { _type: 'sanity.imagePalette'; dominant?: Swatch } & Partial<
  Record<SwatchName, Swatch>
>

/** The range of each swatch: [least, ideal, most] lightness and saturation, from 0 to 1. */
const TARGETS: { name: SwatchName; lightness: Range; saturation: Range }[] = [
  { name: 'vibrant', lightness: [0.3, 0.5, 0.7], saturation: [0.35, 1, 1] },
  { name: 'lightVibrant', lightness: [0.55, 0.74, 1], saturation: [0.35, 1, 1] },
  { name: 'darkVibrant', lightness: [0, 0.26, 0.45], saturation: [0.35, 1, 1] },
  { name: 'muted', lightness: [0.3, 0.5, 0.7], saturation: [0, 0.3, 0.4] },
  { name: 'lightMuted', lightness: [0.55, 0.74, 1], saturation: [0, 0.3, 0.4] },
  { name: 'darkMuted', lightness: [0, 0.26, 0.45], saturation: [0, 0.3, 0.4] },
]
type Range = [least: number, ideal: number, most: number]

interface Colour {
  red: number
  green: number
  blue: number
  count: number
}

/** Chooses the palette from raw RGBA pixels (four bytes each). Pixels that are more than half transparent do not count. */
export function paletteOf(pixels: Uint8Array): Palette {
  const colours = quantize(pixels)
  const total = colours.reduce((sum, colour) => sum + colour.count, 0)
  const palette: Palette = { _type: 'sanity.imagePalette' }
  const most = colours.reduce<Colour | undefined>(
    (best, colour) => (best && best.count >= colour.count ? best : colour),
    undefined,
  )
  if (!most) return palette
  palette.dominant = toSwatch(most, total)
  for (const { name, ...target } of TARGETS) {
    let best: { colour: Colour; score: number } | undefined
    for (const colour of colours) {
      const { lightness, saturation } = toHsl(colour)
      if (!within(lightness, target.lightness) || !within(saturation, target.saturation)) continue
      const score =
        6 * (1 - Math.abs(lightness - target.lightness[1])) +
        3 * (1 - Math.abs(saturation - target.saturation[1])) +
        colour.count / most.count
      if (!best || score > best.score) best = { colour, score }
    }
    if (best) palette[name] = toSwatch(best.colour, total)
  }
  return palette
}

/** Groups pixels by the top four bits of each channel; each group becomes its average colour. */
function quantize(pixels: Uint8Array): Colour[] {
  const groups = new Map<number, Colour>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    group.red += red
    group.green += green
    group.blue += blue
    group.count += 1
    groups.set(key, group)
  }
  return [...groups.values()].map(({ red, green, blue, count }) => ({
    red: Math.round(red / count),
    green: Math.round(green / count),
    blue: Math.round(blue / count),
    count,
  }))
}

function toHsl({ red, green, blue }: Colour): { lightness: number; saturation: number } {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const spread = high - low
  return { lightness, saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)) }
}

function toSwatch({ red, green, blue, count }: Colour, total: number): Swatch {
  const luminance = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  const foreground = luminance > 0.6 ? '#000' : '#fff'
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground,
    population: Math.round((count / total) * 10_000) / 100,
    title: foreground,
  }
}

function within(value: number, [low, , high]: Range): boolean {
  return value >= low && value <= high
}
