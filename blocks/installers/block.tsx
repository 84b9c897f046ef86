import { InstallerCard } from '#components/installer/installer-card.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { BlockProps } from '../props.ts'

/** Installers, each with a link to a quote in the installer's city. */
export function Block({ block, id, ground, lang }: BlockProps<'installersBlock'>) {
  if (!block.installers?.length) return null
  return (
    <Section id={id} ground={ground} heading={block}>
      <ul className="ruled">
        {block.installers.map(({ city, ...installer }) => (
          <li key={installer._id} className="p-5 md:p-7">
            <InstallerCard installer={installer} job={{ city: city?.slug }} city={city?.name} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
