import localFont from 'next/font/local'

/** For headings, prices and numbers. The file is made by scripts/fonts.ts. */
export const heading = localFont({
  src: '../fonts/heading.woff2',
  variable: '--font-heading',
  weight: '800',
  // lib/brand/stand-ins.css defines better fallback fonts.
  adjustFontFallback: false,
  display: 'swap',
})

/** For all running text, in the weights 400 to 700. */
export const text = localFont({
  src: '../fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
  display: 'swap',
})
