import schemes from './schemes.json' with { type: 'json' }

/** Colours as `#rrggbb`, by their purpose. */
type Scheme = Record<
  'paper' | 'ink' | 'wash' | 'rule' | 'muted' | 'good' | 'bad' | 'title' | 'disc' | 'on-disc' | 'hover-line',
  string
>

type Tint = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950

export interface Schemes {
  day: Scheme
  night: Scheme
  /** Colours on a dark band in the light scheme. `night` is the background of that band in the dark scheme. */
  onDark: Record<'wash' | 'muted' | 'night', string>
  /** The Studio's greys and tints of `loud`, by Sanity's tint keys. Tints from 600 on are readable as text. */
  studio: Record<'grey' | 'loud', Record<Tint, string>>
}

/**
 * The colours of the brand in both schemes. They are not in `BRAND`, because browsers need few of them outside of style sheets.
 */
export const SCHEMES: Schemes = schemes
