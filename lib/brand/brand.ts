import brand from './brand.json' with { type: 'json' }

/** Colours as `#rrggbb`. */
export interface Brand {
  /** The working name. The site's own name is a field of the settings, which staff edit. */
  name: string
  /** A path on a grid of 40 × 40. Its holes want the rule `evenodd`. */
  mark: string
  /**
   * What does not change between day and night. `loud` is for large flat areas and the primary action, and `dark` stands on it;
   * `dark` and `light` are the day's ink and paper; `quiet` is the grey of drawings.
   */
  still: Record<'loud' | 'dark' | 'light' | 'quiet', string>
}

/**
 * The brand: with its schemes and typefaces (schemes.ts, faces.ts) the one place where it is written. `npm run brand` writes it anew, and makes from it
 * what cannot import it: style sheets, icons, drawings, typefaces.
 */
export const BRAND: Brand = brand
