import type { CityServiceContent } from '#lib/content/city-service.ts'
import { licenceDay } from '#lib/content/licence-day.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { authorityOf, isValidLicence, licenceText } from '#lib/matching/advertising.ts'
import { Icon } from '../ui/icon.tsx'

type Licences = NonNullable<CityServiceContent['installers'][number]['licences']>

/** The licences of an installer that staff checked and that have not ended, with the day of the check and the register. */
export async function InstallerLicences({ licences, lang }: { licences: Licences; lang: Language }) {
  const words = getDictionary(lang).cityPages.installers
  const { date } = getFormatters(lang)
  const today = await licenceDay()
  const valid = withoutMarks(licences).filter((licence) => isValidLicence(licence, today))
  if (valid.length === 0) return null
  return (
    <ul aria-label={words.licences} className="mt-2 text-small">
      {valid.map((licence) => (
        <li key={licence._key} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4" />
          <span>
            {fillPlaceholders(words.licence, {
              licence: licenceText(licence, lang),
              day: date(licence.checkedOn ?? ''),
            })}
            {'. '}
            <a href={authorityOf(licence)?.register} className="underline underline-offset-4">
              {words.register}
            </a>
          </span>
        </li>
      ))}
    </ul>
  )
}
