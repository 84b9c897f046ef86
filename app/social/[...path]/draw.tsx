import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheLife } from 'next/cache'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { FACES } from '#lib/brand/faces.ts'
import { toLogo } from '#lib/content/logo.ts'
import { toSizedPicture } from '#lib/content/picture.ts'
import { readPicture } from '#lib/content/picture-file.ts'
import { getSocialCard } from '#lib/content/social.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { SOCIAL_SIZE, type SocialSubject } from '#lib/seo/social-address.ts'
import { drawable } from '#lib/seo/social-text.ts'
import { Card, LOGO, SCENE } from './card.tsx'

/**
 * Draws a social picture as PNG; `null` when its document is not published. The result is kept in memory with the tags of its
 * content, so a publish makes the server draw it again. The least used pictures are removed first.
 */
export async function drawSocialPicture(subject: SocialSubject): Promise<Uint8Array | null> {
  'use cache'
  const card = await getSocialCard(subject)
  if (!card) return null
  const scene = dataAddress(await readPicture(toSizedPicture(card.picture, SCENE, 'png')))
  const { title, above, figure, settings } = card
  const logo = dataAddress(await readPicture(toLogo(settings?.logo, LOGO * 2)))
  const isWhole = (scene || !card.picture) && (logo || !settings?.logo)
  cacheLife(isWhole ? 'max' : 'minutes')
  // The title of the home page is the tagline, so it is not repeated as a note.
  const note = figure || title === settings?.tagline ? settings?.priceNote : settings?.tagline
  const image = new ImageResponse(
    <Card
      title={drawable(title)}
      above={drawable(above ?? '')}
      figure={drawable(figureText(figure, subject.lang))}
      note={drawable(note ?? '')}
      name={drawable(settings?.name ?? '')}
      logo={logo}
      scene={scene}
    />,
    { ...SOCIAL_SIZE, fonts: await readFonts() },
  )
  // A picture of a few flat colours is a third as large with a palette.
  return sharp(await image.arrayBuffer())
    .png({ palette: true })
    .toBuffer()
}

async function readFonts() {
  const read = (file: string) => readFile(join(process.cwd(), 'app/fonts', file))
  return [
    { name: FACES.heading.name, data: await read('heading.ttf'), weight: 800 as const },
    { name: FACES.text.name, data: await read('text.ttf'), weight: 600 as const },
  ]
}

const dataAddress = (png: Uint8Array | null) =>
  png && `data:image/png;base64,${Buffer.from(png).toString('base64')}`
