import type { CityServiceContent } from '#lib/content/city-service.ts'
import { licenceDay } from '#lib/content/licence-day.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import { Icon } from '../ui/icon.tsx'

type Licences = NonNullable<CityServiceContent['installers'][number]['licences']>

/** The licences of an installer that staff checked and that have not ended, with the day of the check. */
export async function InstallerLicences({ licences, lang }: { licences: Licences; lang: Language }) {
  const words = getDictionary(lang).cityPages.installers
  const { date } = getFormatters(lang)
  const today = await licenceDay()
  const lines = licences.flatMap(({ authority, number, checkedOn, expires }) => {
    const known = LICENCES.find(({ id }) => id === authority)
    if (!known || !number || !checkedOn || (expires && expires < today)) return []
    const values = { licence: known.licence[lang], number, day: date(checkedOn) }
    return [fillPlaceholders(words.licence, values)]
  })
  if (lines.length === 0) return null
  return (
    <ul aria-label={words.licences} className="mt-2 text-small">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4" />
          {line}
        </li>
      ))}
    </ul>
  )
}
