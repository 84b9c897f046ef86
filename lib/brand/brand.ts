import brand from './brand.json' with { type: 'json' }

/** Colours as `#rrggbb`. */
export interface Brand {
  /** The name in the Studio. The site has its own name in its settings, which staff edit; without it the site uses this one. */
  name: string
  /** The SVG path of the brand's mark, on a grid of 40 × 40. Its holes need the fill rule `evenodd`. */
  mark: string
  /**
   * Colours that are the same in both schemes. `loud` is for large areas and the primary action, and `dark` is the text on
   * it. In the light scheme `dark` is the colour of text and `light` the background. `quiet` is the grey of drawings.
   */
  still: Record<'loud' | 'dark' | 'light' | 'quiet', string>
}

/**
 * The brand. This file, schemes.ts (colours) and faces.ts (typefaces) are the only places where it is defined. `npm run brand`
 * changes it, and writes the files that cannot import it: style sheets, icons, drawings, typefaces.
 */
export const BRAND: Brand = brand
