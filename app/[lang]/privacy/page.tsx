import type { Metadata } from 'next'
import { LegalPage, legalMetadata } from '../_components/page/legal-page.tsx'
import type { PageParams } from '../params.ts'

interface Props {
  params: PageParams
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return legalMetadata('privacy', params)
}

export default function PrivacyPage({ params }: Props) {
  return <LegalPage slug="privacy" params={params} />
}
