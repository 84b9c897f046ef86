import type { Brand } from '#lib/brand/brand.ts'
import type { Schemes } from '#lib/brand/schemes.ts'

/** The three colours of a brand, as `#rrggbb`. All other colours of the brand are mixed from these three. */
export interface GivenColours {
  loud: string
  ink: string
  paper: string
}

export type Colours = Schemes & Pick<Brand, 'still'>

const BLACK = '#000000'

/** All colours of a brand. `good` and `bad` stay: green and red mean the same in every brand. */
export function coloursFrom({ loud, ink, paper }: GivenColours, { day, night }: Schemes): Colours {
  const nightPaper = mixed(ink, BLACK, 0.1)
  const nightInk = mixed(paper, ink, 0.05)
  return {
    still: { loud, dark: ink, light: paper, quiet: mixed(paper, ink, 0.17) },
    day: {
      paper,
      ink,
      wash: mixed(paper, ink, 0.05),
      rule: ink,
      muted: mixed(paper, ink, 0.68),
      good: day.good,
      bad: day.bad,
      title: ink,
      disc: ink,
      'on-disc': loud,
      'hover-line': ink,
    },
    night: {
      paper: nightPaper,
      ink: nightInk,
      wash: mixed(nightPaper, paper, 0.05),
      rule: mixed(nightPaper, paper, 0.38),
      muted: mixed(nightPaper, paper, 0.7),
      good: night.good,
      bad: night.bad,
      title: loud,
      disc: loud,
      'on-disc': ink,
      'hover-line': loud,
    },
    onDark: {
      wash: mixed(ink, paper, 0.08),
      muted: mixed(ink, paper, 0.76),
      night: mixed(ink, BLACK, 0.5),
    },
    studio: {
      grey: tints((share) => mixed(paper, ink, share), [3, 6, 13, 32, 51, 64, 70, 83, 90, 96, 100]),
      loud: {
        ...tints(
          (share) => (share <= 0 ? mixed(loud, paper, -share) : readable(loud, paper, share)),
          [-86, -70, -48, -28, 0, 0, 57, 66, 76, 83, 88],
        ),
      },
    },
  }
}

const KEYS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

/** The tints of a colour, by the keys of Sanity's theme. `percents` has for each key the share that `colourOf` mixes in. */
function tints(colourOf: (share: number) => string, percents: readonly number[]) {
  const entries = KEYS.map((key, place) => [key, colourOf((percents[place] ?? 0) / 100)])
  return Object.fromEntries(entries) as Schemes['studio']['loud']
}

/** The colour with this share of black. The share is increased until the colour is readable as text on the paper. */
function readable(colour: string, paper: string, share: number): string {
  const dark = mixed(colour, BLACK, share)
  return contrast(dark, paper) >= TEXT || share >= 1 ? dark : readable(colour, paper, share + 0.05)
}

/** The least contrast by WCAG 2.2: TEXT is for text, LARGE for large text and the lines of controls. */
const TEXT = 4.5
const LARGE = 3

/** Sentences about pairs of colours with too little contrast, each with advice. */
export function contrastProblems({ still, day, night, onDark, studio }: Colours): string[] {
  const pairs: [text: string, on: string, least: number, where: string][] = [
    [still.dark, still.loud, TEXT, 'the ink on the loud colour, as on main buttons'],
    [day.ink, day.paper, TEXT, 'the ink on the paper'],
    [day.muted, day.wash, TEXT, 'quiet text on tinted paper'],
    [day.good, day.paper, TEXT, 'what is done, on paper'],
    [day.bad, day.paper, TEXT, 'what is wrong, on paper'],
    [night.ink, night.paper, TEXT, 'text at night'],
    [night.muted, night.wash, TEXT, 'quiet text at night'],
    [night.title, night.paper, LARGE, 'the loud colour of titles at night'],
    [night.good, night.paper, TEXT, 'what is done, at night'],
    [night.bad, night.paper, TEXT, 'what is wrong, at night'],
    [still.loud, still.dark, LARGE, 'the loud colour on ink'],
    [onDark.muted, onDark.wash, TEXT, 'quiet text on ink'],
    [studio.loud[600], still.light, TEXT, 'text in the loud colour in the Studio'],
  ]
  return pairs.flatMap(([text, on, least, where]) => {
    const ratio = contrast(text, on)
    if (ratio >= least) return []
    return `${where}: ${text} on ${on} has a contrast of ${ratio.toFixed(1)}, and ${least} is needed. Choose a darker ink, or a lighter paper or loud colour.`
  })
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A mix of two colours with this share of the second. */
export function mixed(first: string, second: string, share: number): string {
  const others = channels(second)
  const mix = channels(first).map((value, at) =>
    Math.round(value + ((others[at] ?? 0) - value) * Math.min(share, 1)),
  )
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
