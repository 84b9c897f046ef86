import type { ReactNode } from 'react'
import { getShell } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { CityOptions } from './city-options.tsx'

interface PricesInProps {
  /** The page that the form leads to where no script changes the prices of this one. It shows the same prices in the city. */
  action: string
  /** The label of the form's button, which is shown without scripts only. */
  submit: string
  lang: Language
  /** Hidden fields for the page of `action`. */
  children?: ReactNode
}

/** Above prices: a list of the menu's cities. The early script shows the prices of the page in the chosen one. */
export async function PricesIn({ action, submit, lang, children }: PricesInProps) {
  const { city: words } = getDictionary(lang)
  const { cities } = await getShell(lang)
  return (
    <form action={action} className="mb-5 flex flex-wrap items-end gap-3">
      <div className="max-w-[46ch] grow">
        <SelectField id="prices-in" name="city" label={words.pricesIn} data-cities>
          <option value={ELSEWHERE}>{words.allOfCanada}</option>
          <CityOptions cities={cities?.cities ?? []} lang={lang} />
        </SelectField>
      </div>
      {children}
      {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      <Button type="submit" tone="outline" className="hidden noscript:inline-flex">
        {submit}
      </Button>
    </form>
  )
}
