import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { breadcrumbData } from '#lib/seo/lists.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import { SiteLink } from './site-link.tsx'

interface BreadcrumbProps {
  lang: Language
  parents: { label: string; href: string }[]
  current: string
}

export function Breadcrumb({ lang, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={getDictionary(lang).shell.breadcrumb} className="text-small">
      <StructuredData data={breadcrumbData({ parents, current, lang })} />
      <ol className="breadcrumb">
        {parents.map((parent) => (
          <li key={parent.href}>
            <SiteLink
              lang={lang}
              href={parent.href}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
            >
              {parent.label}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" className="font-label">
          {current}
        </li>
      </ol>
    </nav>
  )
}
