import { Button } from '#components/ui/button.tsx'
import { SelectField } from '#components/ui/fields.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { MOST_COMPARED } from '#lib/search/compared.ts'
import { FORM } from './form-id.ts'
import type { ComparePartProps } from './types.ts'

/**
 * Chooses services and the city of the prices. It works without scripts: the comparison is in the address. Installers are too many
 * for a list: a link leads to their cards, each with the link that adds it.
 */
export function CompareForm({ content, shown, lang }: ComparePartProps) {
  const { comparison: words } = getDictionary(lang)
  const { compare } = new Intl.Collator(LOCALES[lang])
  const isChosen = shown.services.length + shown.installers.length > 0
  const isFull = shown.services.length >= MOST_COMPARED
  const labels = shown.services.length > 0 ? [words.another] : [words.first, words.second]
  const others = content.all
    .filter(({ slug }) => !shown.services.includes(slug ?? ''))
    .toSorted((one, other) => compare(one.name ?? '', other.name ?? ''))
  return (
    <Section
      id="choose"
      heading={isChosen ? { ...content.page?.form, title: words.changeThis } : content.page?.form}
    >
      <div className="grid gap-5 lg:max-w-[48rem]">
        <form id={FORM} action="/compare" className="grid gap-5 sm:grid-cols-2">
          {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
          {shown.services.map((slug) => (
            <input key={slug} type="hidden" name="service" value={slug} />
          ))}
          {shown.installers.map((id) => (
            <input key={id} type="hidden" name="installer" value={id} />
          ))}
          {!isFull &&
            labels.map((label, place) => (
              <SelectField key={label} id={`choose-${place}`} name="service" label={label}>
                <option value="">{words.none}</option>
                {others.map(({ _id, slug, name }) => (
                  <option key={_id} value={slug ?? ''}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ))}
          <SelectField
            id="choose-city"
            name="city"
            label={words.city}
            defaultValue={content.city?.slug ?? ELSEWHERE}
          >
            <option value={ELSEWHERE}>{words.canada}</option>
            {content.cities.map((city) => (
              <option key={city._id} value={city.slug ?? ''}>
                {cityText(city, lang)}
              </option>
            ))}
          </SelectField>
          <div className="col-span-full">
            <Button type="submit">{words.show}</Button>
          </div>
        </form>
        <TextLink
          href={`/contractors${content.city ? `?city=${content.city.slug}` : ''}#installers`}
          lang={lang}
          label={words.installersInstead}
        />
      </div>
    </Section>
  )
}
