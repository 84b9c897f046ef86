import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity } from '#lib/pricing/time-on-site.ts'
import { Tag } from '../ui/tag.tsx'

interface ServiceTagsProps {
  service: { complexity: Complexity | null; licenseRequired: boolean | null; permitRequired: boolean | null }
  /** The time on site, where there is room for it. The tag of the licence then says that it is required. */
  time?: string
  lang: Language
  className?: string
}

/** Tags of a service: its complexity, 'Licensed' if it requires a licence, 'No Permit' if it requires no permit. */
export function ServiceTags({ service, time, lang, className = '' }: ServiceTagsProps) {
  const words = getDictionary(lang).service
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {time && (
        <li>
          <Tag>{time}</Tag>
        </li>
      )}
      {service.complexity && (
        <li>
          <Tag>{words.complexity[service.complexity]}</Tag>
        </li>
      )}
      {service.licenseRequired && (
        <li>
          <Tag tone="ink">{time ? words.licenceRequired : words.licensed}</Tag>
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
