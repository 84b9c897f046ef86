/**
 * The typefaces. scripts/fonts.ts makes the font files of the site from them: for browsers one file with these `axes`, and for
 * PDFs and shared pictures `stills`, files without axes. `standIns` adjust Arial, which browsers show until the font is loaded.
 * Their values are percentages. `size` was measured on the home, catalogue, service and city page, without hinting, like phones
 * (tests/e2e/stand-ins.spec.ts checks it). `ascent` and `descent` are those of the font, divided by `size`.
 */
export const FACES = {
  heading: {
    name: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    // One width only: with an axis of widths the file would be 11 kB larger, and every page waits for it.
    axes: { wght: 800, wdth: 82 },
    stills: { heading: { wght: 800, wdth: 82 } },
    standIns: [{ weight: '800', isBold: true, size: 87.5, ascent: 106.3, descent: 30.8 }],
    /**
     * Widths of characters as shares of the font size. They decide how large a shared picture's heading is (social-text.ts).
     */
    widths: [
      [/[\s.,:;'’]/, 0.18],
      [/[ijlI1!()/-]/, 0.3],
      [/[frtJ?]/, 0.37],
      [/[mwMW&œŒ%]/, 0.8],
    ],
    otherWidth: 0.52,
  },
  text: {
    name: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    italic: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2',
    axes: { wght: { min: 400, max: 700 } },
    stills: { text: { wght: 600 }, 'text-regular': { wght: 400 }, 'text-bold': { wght: 700 } },
    standIns: [
      { weight: '400 500', isBold: false, size: 100.4, ascent: 99.6, descent: 30.1 },
      { weight: '600 700', isBold: true, size: 94.8, ascent: 105.5, descent: 31.9 },
    ],
  },
} as const
