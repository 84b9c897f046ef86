import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getCityService } from '#lib/content/city-service.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { cityServiceMetadata } from '../../_components/city/service/metadata.ts'
import { CityServiceScreen } from '../../_components/city/service/screen.tsx'
import { languageOf } from '../../params.ts'

interface Props {
  params: Promise<{ lang: string; slug: string; serviceSlug: string }>
}

/** Cities times services: one of them when the site is built, each other one when somebody asks for it. */
export async function generateStaticParams() {
  const { cities, services } = await getSlugs()
  const [[slug = '-'], [serviceSlug = '-']] = [[...cities], [...services]]
  return [{ slug, serviceSlug }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, serviceSlug } = await params
  return cityServiceMetadata({ city: slug, service: serviceSlug }, await languageOf(params))
}

export default async function CityServicePage({ params }: Props) {
  const lang = await languageOf(params)
  const { slug, serviceSlug } = await params
  const content = await getCityService({ city: slug, service: serviceSlug }, lang)
  if (!content) notFound()
  return <CityServiceScreen content={content} lang={lang} />
}
