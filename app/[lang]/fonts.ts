import localFont from 'next/font/local'

/** Headings, prices and numerals. Cut from the variable font by scripts/fonts.ts: weight 800, width 82 %. */
export const bricolage = localFont({
  src: '../fonts/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '800',
  // _styles/stand-ins.css has better ones.
  adjustFontFallback: false,
  display: 'swap',
})

/** Everything read: weight 400 to 700. */
export const hanken = localFont({
  src: '../fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
  adjustFontFallback: false,
  display: 'swap',
})
