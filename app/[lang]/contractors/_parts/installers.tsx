import { InstallerCard } from '#components/installer/installer-card.tsx'
import { InstallerFinder } from '#components/installer/installer-finder.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { Contractors } from '#lib/content/contractors.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { specialtiesOf } from '#lib/search/installer-filters.ts'

/** Installers by city and trade. A trade is a category with a service that at least one installer does. */
export function Installers({ content, lang }: { content: Contractors; lang: Language }) {
  const { page, installers, cities, categories } = content
  if (installers.length === 0) return null
  const words = getDictionary(lang).cityPages.installers
  const trades = new Set(installers.flatMap((installer) => installer.trades))
  return (
    <Section id="installers" heading={page?.finder}>
      <div id="results" className="rounded-frame border-2 border-rule">
        <InstallerFinder
          entries={installers.map(({ _id, name, description, city, trades, specialties, specialtyKeys }) => ({
            id: _id,
            name: name ?? '',
            description: description ?? '',
            city: city?.slug ?? '',
            trades,
            specialties: specialtiesOf(specialties, specialtyKeys),
          }))}
          cards={installers.map((installer) => (
            <InstallerCard
              key={installer._id}
              installer={installer}
              job={{ city: installer.city?.slug }}
              city={installer.city?.name}
              lang={lang}
            />
          ))}
          selects={[
            {
              name: 'city',
              label: words.city,
              any: words.allCities,
              choices: cities.map((city) => ({ key: city.slug ?? '', label: city.name ?? '' })),
            },
            {
              name: 'trade',
              label: words.trade,
              any: words.allTrades,
              choices: categories
                .filter(({ slug }) => trades.has(slug ?? ''))
                .map(({ slug, title }) => ({ key: slug ?? '', label: title ?? '' })),
            },
          ]}
          words={words}
          lang={lang}
        />
      </div>
    </Section>
  )
}
