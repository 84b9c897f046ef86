import type { Metadata } from 'next'
import { LegalPage, legalMetadata } from '../_components/page/legal-page.tsx'
import type { PageParams } from '../params.ts'

interface Props {
  params: PageParams
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return legalMetadata('terms', params)
}

export default function TermsPage({ params }: Props) {
  return <LegalPage slug="terms" params={params} />
}
