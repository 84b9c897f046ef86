import { type ColorTintKey, type ColorTints, color } from '@sanity/color'
import type { ThemeColorStatesTokens, ThemeColorStateTokens } from '@sanity/ui/theme'
import { buildTheme } from '#studio/core/sanity-internals.ts'

/** Hex values by Sanity's tint keys, light to dark. */
function ramp(title: string, tints: Record<ColorTintKey, string>): ColorTints {
  const entries = Object.entries(tints).map(([key, hex]) => [key, { title: `${title} ${key}`, hex }])
  return { ...color.gray, ...Object.fromEntries(entries) }
}

const PAPER = '#fffdf6'
const INK = '#17140b'

/** Warm greys from wash to the dark scheme's page (docs/product.md, Colours). */
const gray = ramp('Grey', {
  50: '#f9f5ea',
  100: '#f1ebdc',
  200: '#e0d9c7',
  300: '#bdb49d',
  400: '#8c836d',
  500: '#6f6852',
  600: '#5f5846',
  700: '#453f31',
  800: '#2e2a1e',
  900: '#1f1c14',
  950: '#14120c',
})

/** The brand colour replaces Sanity's blue. From 600 on it is a brown, because text in it must be readable. */
const yellow = ramp('Yellow', {
  50: '#fff8dc',
  100: '#fff1b8',
  200: '#ffe78a',
  300: '#ffdb4d',
  400: '#ffc900',
  500: '#ffc900',
  600: '#6e5600',
  700: '#574400',
  800: '#3d3000',
  900: '#2c2300',
  950: '#1f1900',
})

const ON_YELLOW: ThemeColorStateTokens = {
  _blend: ['multiply', 'multiply'],
  fg: ['black', 'black'],
  icon: ['black', 'black'],
  accent: { fg: ['black', 'black'] },
  link: { fg: ['black', 'black'] },
  code: { bg: ['blue/500', 'blue/500'], fg: ['black', 'black'] },
  muted: { fg: ['gray/700', 'gray/700'] },
}

/** Filled buttons: yellow, and ink on hover. */
const PRIMARY: ThemeColorStatesTokens = {
  enabled: { ...ON_YELLOW, bg: ['blue/500', 'blue/500'], border: ['black', 'blue/500'] },
  pressed: { ...ON_YELLOW, bg: ['blue/300', 'blue/300'], border: ['black', 'blue/300'] },
  selected: { ...ON_YELLOW, bg: ['blue/300', 'blue/300'], border: ['black', 'blue/300'] },
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
    black: { title: 'Ink', hex: INK },
    white: { title: 'Paper', hex: PAPER },
    gray,
    blue: yellow,
  },
  color: {
    base: {
      '*': { focusRing: ['black', 'blue/500'] },
      default: { muted: { fg: ['600', '300'] } },
      // Sanity's warnings are yellow, which is the brand's colour here.
      caution: { _hue: 'orange' },
    },
    button: { default: { default: PRIMARY, primary: PRIMARY } },
    input: { '*': { '*': { placeholder: ['500', '400'] } } },
    selectable: {
      '*': {
        selected: { ...ON_YELLOW, bg: ['blue/500', 'blue/500'] },
      },
    },
  },
})
