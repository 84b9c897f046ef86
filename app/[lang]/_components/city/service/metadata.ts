import type { Metadata } from 'next'
import { getCityService } from '#lib/content/city-service.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageMetadata } from '../../../metadata.ts'

/** The head of a page about a service in a city; its canonical address is `/{city}/{service}`. */
export async function cityServiceMetadata(
  params: { city: string; service: string },
  lang: Language,
): Promise<Metadata> {
  const content = await getCityService(params, lang)
  if (!content) return {}
  const { page } = content
  return pageMetadata({
    path: `/${params.city}/${params.service}`,
    lang,
    seo: page?.seo,
    title: page?.title,
    description: page?.lead,
  })
}
