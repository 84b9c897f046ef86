import { contentCacheControl } from '#lib/content/cache-control.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { readSocialPath } from '#lib/seo/social-address.ts'
import { drawSocialPicture } from './draw.tsx'

interface Context {
  params: Promise<{ path: string[] }>
}

/** The picture that other sites show for a shared page. A picture that no page refers to is never drawn. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const subject = readSocialPath((await params).path)
  const hasPage = subject && (subject.slug === null || (await getSlugs())[subject.type].has(subject.slug))
  const picture = hasPage ? await drawSocialPicture(subject) : null
  if (!picture) return new Response('There is no such picture.', { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(picture.length),
      'cache-control': await contentCacheControl(),
    },
  })
}
