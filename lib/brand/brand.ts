import brand from './brand.json' with { type: 'json' }

/** Colours as `#rrggbb`, by what they are for. */
type Scheme = Record<
  'paper' | 'ink' | 'wash' | 'rule' | 'muted' | 'good' | 'bad' | 'title' | 'disc' | 'on-disc' | 'hover-line',
  string
>

type Tint = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950

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
  day: Scheme
  night: Scheme
  /** What stands on `dark` by day, and where `dark` stands by night. */
  onDark: Record<'wash' | 'muted' | 'night', string>
  /** The Studio's greys and tints of `loud`, by Sanity's tint keys. From 600 on, a tint is readable as text. */
  studio: Record<'grey' | 'loud', Record<Tint, string>>
}

/**
 * The brand: with the typefaces (faces.ts) the one place where it is written. `npm run brand` writes it anew, and makes from it
 * what cannot import it: style sheets, icons, drawings, typefaces.
 */
export const BRAND: Brand = brand
