import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLanguage, LANGUAGES, LOCALES } from '#lib/i18n/languages.ts'
import '../guide.css'

export function generateStaticParams() {
  return LANGUAGES.map((lang) => ({ lang }))
}

/** The guide is for staff. It has its own root layout, because it belongs neither to the site nor to the Studio. */
export default async function GuideLayout({
  params,
  children,
}: {
  params: Promise<{ lang: string }>
  children: ReactNode
}) {
  const { lang } = await params
  if (!isLanguage(lang)) notFound()
  return (
    <html lang={LOCALES[lang]}>
      <body>{children}</body>
    </html>
  )
}
