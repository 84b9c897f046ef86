import { type ColorTintKey, type ColorTints, color } from '@sanity/color'
import type { ThemeColorStatesTokens, ThemeColorStateTokens } from '@sanity/ui/theme'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { buildTheme } from '#studio/core/sanity-internals.ts'

/** The tints of one colour in Sanity's theme, from hex values by tint key, light to dark. */
function ramp(title: string, tints: Record<ColorTintKey, string>): ColorTints {
  const entries = Object.entries(tints).map(([key, hex]) => [key, { title: `${title} ${key}`, hex }])
  return { ...color.gray, ...Object.fromEntries(entries) }
}

const { grey, loud } = SCHEMES.studio
const gray = ramp('Grey', grey)
/** The brand's colour replaces Sanity's blue. */
const blue = ramp('Loud', loud)

const ON_LOUD: ThemeColorStateTokens = {
  _blend: ['multiply', 'multiply'],
  fg: ['black', 'black'],
  icon: ['black', 'black'],
  accent: { fg: ['black', 'black'] },
  link: { fg: ['black', 'black'] },
  code: { bg: ['blue/500', 'blue/500'], fg: ['black', 'black'] },
  muted: { fg: ['gray/700', 'gray/700'] },
}

/** Filled buttons: the brand's colour, and black or white on hover. Each pair is for the light and the dark scheme. */
const PRIMARY: ThemeColorStatesTokens = {
  enabled: { ...ON_LOUD, bg: ['blue/500', 'blue/500'], border: ['black', 'blue/500'] },
  pressed: { ...ON_LOUD, bg: ['blue/300', 'blue/300'], border: ['black', 'blue/300'] },
  selected: { ...ON_LOUD, bg: ['blue/300', 'blue/300'], border: ['black', 'blue/300'] },
  hovered: {
    _blend: ['screen', 'multiply'],
    bg: ['black', 'white'],
    border: ['black', 'white'],
    fg: ['blue/500', 'black'],
    icon: ['blue/500', 'black'],
  },
}

export const theme = buildTheme({
  palette: {
    ...color,
    black: { title: 'Ink', hex: BRAND.still.dark },
    white: { title: 'Paper', hex: BRAND.still.light },
    gray,
    blue,
  },
  color: {
    base: {
      '*': { focusRing: ['black', 'blue/500'] },
      default: { muted: { fg: ['600', '300'] } },
      // Sanity's warnings are yellow. The brand's colour may be yellow too, so warnings are orange here.
      caution: { _hue: 'orange' },
    },
    button: { default: { default: PRIMARY, primary: PRIMARY } },
    input: { '*': { '*': { placeholder: ['500', '400'] } } },
    selectable: {
      '*': {
        selected: { ...ON_LOUD, bg: ['blue/500', 'blue/500'] },
      },
    },
  },
})
