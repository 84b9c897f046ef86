import { Cities } from '#components/city/cities.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { BlockProps } from '../props.ts'

/** Cities as rows, each with a link to the booking. */
export function Block({ block, id, ground, lang }: BlockProps<'citiesBlock'>) {
  return (
    <Cities
      id={id}
      ground={ground}
      heading={block}
      aside={<TextLink href="/cities" lang={lang} label={getDictionary(lang).shell.viewAllCities} />}
      cities={block.cities}
      claim={block.claim}
      lang={lang}
    />
  )
}
