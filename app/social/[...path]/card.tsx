import { BRAND } from '#lib/brand/brand.ts'
import { FACES } from '#lib/brand/faces.ts'
import { headingSize } from '#lib/seo/social-text.ts'

/** The colours that are the same in both schemes: a social picture cannot follow the colour scheme of its reader. */
const { dark: INK, light: PAPER, loud: LOUD } = BRAND.still

const COLUMN = { display: 'flex', flexDirection: 'column' } as const
const TEXT = { display: 'flex', fontFamily: FACES.text.name }
const DISPLAY = { display: 'flex', fontFamily: FACES.heading.name, letterSpacing: '-0.02em' }

/** Size of the logo, in pixels. */
export const LOGO = 72

/** The size of the drawing at the right, in pixels. */
export const SCENE = { width: 600, height: 450 } as const
/** The size of the place that the heading must fit in, in pixels. */
const HEADING = { width: 512, height: 316 }

interface CardProps {
  title: string
  /** A few words above the title, such as the category or the province. */
  above: string
  /** The price range, in large letters above the note. When empty, the note is a little larger. */
  figure: string
  note: string
  name: string
  /** The site's logo as a data URL. With `null` the mark of the brand is shown instead. */
  logo: string | null
  /** The drawing as a data URL; `null` without a drawing. */
  scene: string | null
}

/** The layout of a social picture: the heading on the loud colour, a drawing, and an ink band with the price and the name. */
export function Card({ title, above, figure, note, name, logo, scene }: CardProps) {
  return (
    <div style={{ ...COLUMN, width: '100%', height: '100%', background: INK }}>
      <div style={{ display: 'flex', height: SCENE.height, borderBottom: `4px solid ${INK}` }}>
        <div
          style={{
            ...COLUMN,
            justifyContent: 'space-between',
            width: scene ? SCENE.width : 1200,
            padding: '40px 40px 36px 48px',
            background: LOUD,
            color: INK,
          }}
        >
          <div style={{ ...TEXT, fontSize: 30 }}>{above}</div>
          <div style={{ ...DISPLAY, fontSize: headingSize(title, HEADING), lineHeight: 0.92 }}>{title}</div>
        </div>
        {scene && (
          <img src={scene} alt="" {...SCENE} style={{ borderLeft: `4px solid ${INK}`, background: LOUD }} />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 48px',
          color: PAPER,
        }}
      >
        <div style={COLUMN}>
          {figure && <div style={{ ...DISPLAY, fontSize: 80, lineHeight: 1, color: LOUD }}>{figure}</div>}
          <div style={{ ...TEXT, marginTop: figure ? 8 : 0, fontSize: figure ? 26 : 34 }}>{note}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {logo ? (
            <img src={logo} alt="" width={LOGO} height={LOGO} />
          ) : (
            // biome-ignore lint/a11y/noSvgWithoutTitle: The SVG becomes a part of a PNG file.
            <svg width={LOGO} height={LOGO} viewBox="0 0 40 40">
              <rect width="40" height="40" rx="4" fill={LOUD} />
              <path fill={INK} fillRule="evenodd" d={BRAND.mark} />
            </svg>
          )}
          <div style={{ ...DISPLAY, marginLeft: 20, fontSize: 64 }}>{name}</div>
        </div>
      </div>
    </div>
  )
}
