import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getCityService } from '#lib/content/city-service.ts'
import { cityServiceMetadata } from '../../../_components/city/service/metadata.ts'
import { CityServiceScreen } from '../../../_components/city/service/screen.tsx'
import { languageOf } from '../../../params.ts'

interface Props {
  params: Promise<{ lang: string; citySlug: string; serviceSlug: string }>
}

/** The other address of `/{city}/{service}`: rendered when somebody asks for it. A list must not be empty. */
export function generateStaticParams() {
  return [{ citySlug: '-', serviceSlug: '-' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { citySlug, serviceSlug } = await params
  return cityServiceMetadata({ city: citySlug, service: serviceSlug }, await languageOf(params))
}

export default async function CityServicePage({ params }: Props) {
  const lang = await languageOf(params)
  const { citySlug, serviceSlug } = await params
  const content = await getCityService({ city: citySlug, service: serviceSlug }, lang)
  if (!content) notFound()
  return <CityServiceScreen content={content} lang={lang} />
}
