import localFont from 'next/font/local'

/** Headings, prices and numerals. Cut by scripts/fonts.ts. */
export const heading = localFont({
  src: '../fonts/heading.woff2',
  variable: '--font-heading',
  weight: '800',
  // lib/brand/stand-ins.css has better ones.
  adjustFontFallback: false,
  display: 'swap',
})

/** Everything read: weight 400 to 700. */
export const text = localFont({
  src: '../fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
  display: 'swap',
})
