import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { REQUEST_ADDRESS } from '#lib/leads/life/links.ts'
import type { Said } from '#lib/leads/life/said.ts'
import { SaidNote } from './said.tsx'

/** Asks for the e-mail address to which the links of its requests are mailed. */
export function FindRequest({ lang, said }: { lang: Language; said: Said | null }) {
  const { title, text, email, button } = getDictionary(lang).requestPage.find
  return (
    <div className="wrap section-space max-w-[48rem]">
      {said && <SaidNote said={said} lang={lang} />}
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{text}</p>
      <form method="post" action={localizedHref(REQUEST_ADDRESS, lang)} className="mt-8">
        <input type="hidden" name="action" value="find" />
        <TextField id="find-email" name="email" type="email" autoComplete="email" required label={email} />
        <Button type="submit" className="mt-5">
          {button}
        </Button>
      </form>
    </div>
  )
}
