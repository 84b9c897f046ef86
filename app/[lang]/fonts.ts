import localFont from 'next/font/local'

/** The font of headings, prices and numbers. scripts/fonts.ts makes the file. */
export const heading = localFont({
  src: '../fonts/heading.woff2',
  variable: '--font-heading',
  weight: '800',
  // lib/brand/stand-ins.css defines better fallback fonts.
  adjustFontFallback: false,
  display: 'swap',
})

/** The font of running text, in the weights 400 to 700. */
export const text = localFont({
  src: '../fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
  display: 'swap',
})
