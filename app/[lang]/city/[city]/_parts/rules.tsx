import { Checklist } from '#components/ui/checklist.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { CitySectionProps } from './types.ts'

/** Local rules and building conditions that installers have to respect. */
export function Rules({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const words = getDictionary(lang).cityPages
  const lists = [
    { title: words.regulations, items: city.localRegulations ?? [] },
    { title: words.buildings, items: city.buildingConsiderations ?? [] },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null
  return (
    <Section id="rules" ground="wash" heading={page?.rules}>
      <ul className="ruled lg:grid-cols-2">
        {lists.map(({ title, items }) => (
          <li key={title} className="bg-paper p-5 md:p-7">
            <h3 className="type-h3 mb-3">{title}</h3>
            <Checklist items={items} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
