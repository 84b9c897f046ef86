import { ForName } from '#components/ui/for-name.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Compared, compareHref } from '#lib/search/compared.ts'

interface RemoveLinkProps {
  name: string | null
  /** The slug of a service or the id of an installer. */
  id: string
  shown: Compared
  lang: Language
}

/** A link to the comparison without one of its columns. Without the last one it is a comparison of nothing. */
export function RemoveLink({ name, id, shown, lang }: RemoveLinkProps) {
  const without = (keys: string[]) => keys.filter((key) => key !== id)
  const [services, installers] = [without(shown.services), without(shown.installers)]
  const isEmpty = services.length + installers.length === 0
  return (
    <SiteLink
      href={compareHref({ services: isEmpty ? [''] : services, installers, city: shown.city })}
      lang={lang}
      data-keeps=""
      className="flex min-h-11 items-center text-small underline underline-offset-4"
    >
      {getDictionary(lang).comparison.remove}
      <ForName name={name} lang={lang} />
    </SiteLink>
  )
}
