import { BRAND } from '#lib/brand/brand.ts'
import { FACES } from '#lib/brand/faces.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'

const HEAD = '/* Made by `npm run generate` from lib/brand/brand.ts. */\n'

/** The mark on its background, for browser tabs, the Studio and its loading screen. */
export function markSvg(): string {
  const { mark, still } = BRAND
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="4" fill="${still.loud}"/>
  <path fill="${still.dark}" fill-rule="evenodd" d="${mark}"/>
</svg>
`
}

/**
 * Files that contain the brand but cannot import it, by path. `colours.css` is for the site: Tailwind makes a class of each
 * colour. `properties.css` is for the Studio and its guide.
 */
export function brandFiles(): Record<string, string> {
  const { still } = BRAND
  const { day, night, onDark } = SCHEMES
  const grounds = {
    'dark-veil': `${still.dark}d9`,
    'dark-shade': `${still.dark}99`,
    'dark-wash': onDark.wash,
    'dark-muted': onDark.muted,
    'dark-night': onDark.night,
    'night-ink': night.ink,
    'night-rule': night.rule,
  }
  return {
    'lib/brand/icon-mark.svg': markSvg(),
    'app/icon.svg': markSvg(),
    'lib/brand/colours.css': `${HEAD}@theme {
  --color-*: initial;
${properties('color-', { ...still, ...day }, '  ')}
}

@theme reference {
${properties('color-', grounds, '  ')}
}

@layer theme {
  @media (prefers-color-scheme: dark) {
    :root {
${properties('color-', night, '      ')}
    }
  }
}
`,
    'lib/brand/faces.css': facesCss(),
    'lib/brand/stand-ins.css': standInsCss(),
    'lib/brand/properties.css': `${HEAD}:root {
${properties('', { ...still, ...day }, '  ')}
}

/* In older browsers ::backdrop inherits no variables. */
::backdrop {
  --shade: ${still.dark}99;
}

@media (prefers-color-scheme: dark) {
  :root {
${properties('', night, '    ')}
  }
}
`,
  }
}

const properties = (prefix: string, colours: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(colours)
    .map(([name, colour]) => `${indent}--${prefix}${name}: ${colour};`)
    .join('\n')

/**
 * The Studio's styles use the font "Inter" and would load it from another host. Here "Inter" is the brand's text font with
 * Inter's vertical metrics, because the Studio's buttons and fields are designed for these metrics. "Studio Display" is for
 * headings of screens that this project adds.
 */
function facesCss(): string {
  const { heading, text } = FACES
  const src = (file: string) => `  src: url("../../node_modules/${file}") format("woff2");`
  const inter = (style: string, file: string) => `@font-face {
  font-family: Inter;
  font-weight: 100 900;
  font-style: ${style};
  font-display: swap;
${src(file)}
  ascent-override: 96.875%;
  descent-override: 24.12%;
  line-gap-override: 0%;
}
`
  return `${HEAD}${inter('normal', text.file)}
${inter('italic', text.italic)}
@font-face {
  font-family: "Studio Display";
  font-weight: 200 800;
  font-stretch: 75% 100%;
  font-display: swap;
${src(heading.file)}
}
`
}

const ARIAL = 'local("Arial"), local("ArialMT"), local("Liberation Sans")'
const BOLD = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")'

/**
 * Fonts for the time while the real fonts load: Arial, or a font with its widths, scaled to the width of our texts in the real
 * font. So lines rarely break at another word when the real font is loaded. Next's own fallback font knows neither the weight
 * nor the condensed width.
 */
function standInsCss(): string {
  const faces = Object.entries(FACES).flatMap(([role, { standIns }]) =>
    standIns.map(
      ({ weight, isBold, size, ascent, descent }) => `@font-face {
  font-family: "${role} stand-in";
  font-weight: ${weight};
  src: ${isBold ? BOLD : ARIAL};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`,
    ),
  )
  return HEAD + faces.join('\n')
}
