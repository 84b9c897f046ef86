import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity } from '#lib/pricing/time-on-site.ts'
import { Tag } from '../ui/tag.tsx'

interface ServiceTagsProps {
  service: { complexity: Complexity | null; licenseRequired: boolean | null; permitRequired: boolean | null }
  lang: Language
  className?: string
}

/** Tags of a service: its complexity, 'Licensed' if it requires a licence, 'No Permit' if it requires no permit. */
export function ServiceTags({ service, lang, className = '' }: ServiceTagsProps) {
  const words = getDictionary(lang).service
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {service.complexity && (
        <li>
          <Tag>{words.complexity[service.complexity]}</Tag>
        </li>
      )}
      {service.licenseRequired && (
        <li>
          <Tag tone="ink">{words.licensed}</Tag>
        </li>
      )}
      {!service.permitRequired && (
        <li>
          <Tag>{words.noPermit}</Tag>
        </li>
      )}
    </ul>
  )
}
