import { contentCacheControl } from '#lib/content/cache-control.ts'
import type { Slugs } from '#lib/content/routes.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { documentOfPath } from '#lib/seo/page-documents.ts'
import { readSocialPath, type SocialSubject } from '#lib/seo/social-address.ts'
import { drawSocialPicture } from './draw.tsx'

interface Context {
  params: Promise<{ path: string[] }>
}

/** The picture shown where a page is shared. A picture that no page refers to is never drawn. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const subject = readSocialPath((await params).path)
  const isKnown = subject !== null && hasPage(subject, await getSlugs())
  const picture = isKnown ? await drawSocialPicture(subject) : null
  if (!picture) return new Response('There is no such picture.', { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(picture.length),
      'cache-control': await contentCacheControl(),
    },
  })
}

function hasPage({ type, slug }: SocialSubject, slugs: Slugs): boolean {
  if (slug === null) return true
  if (type === 'legalPage') return documentOfPath(`/${slug}`).type === type
  const known: Record<string, ReadonlySet<string>> = {
    service: slugs.services,
    category: slugs.categories,
    city: slugs.cities,
    bundle: slugs.bundles,
    guide: slugs.guides,
  }
  return known[type]?.has(slug) === true
}
