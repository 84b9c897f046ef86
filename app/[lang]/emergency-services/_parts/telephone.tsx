import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'

interface TelephoneProps {
  number: string
  /** The hours in which somebody answers the phone. */
  hours: string[] | null
  lang: Language
}

/** The emergency phone number and its hours. Outside these hours the quote form is offered. */
export function Telephone({ number, hours, lang }: TelephoneProps) {
  const words = getDictionary(lang).trustPages.emergency
  return (
    <section aria-labelledby="telephone-title" className="band-ruled bg-wash">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-11 gap-y-4 py-8">
        <div>
          <h2 id="telephone-title" className="type-h3">
            {words.callUs}
          </h2>
          {hours?.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
          {hours?.length ? <p className="mt-1 text-muted">{words.outsideHours}</p> : null}
        </div>
        <a href={phoneHref(number)} className="btn btn-loud">
          {fillPlaceholders(words.call, { number })}
        </a>
      </div>
    </section>
  )
}
