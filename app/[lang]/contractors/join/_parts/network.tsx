import { Avatar } from '#components/ui/avatar.tsx'
import { TextLink } from '#components/ui/links.tsx'
import type { ContractorJoin } from '#lib/content/contractor-join.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { JOBS_PAGE } from '#lib/leads/offers/links.ts'

interface NetworkProps {
  content: ContractorJoin
  /** The label of the link to the page with all contractors. */
  label: string
  lang: Language
}

/** Figures about the network of contractors, and some of these contractors. */
export function Network({ content, label, lang }: NetworkProps) {
  const { network, figures } = content
  const { member } = getDictionary(lang).jobPages
  return (
    <aside aria-labelledby="network-title" className="ruled lg:sticky lg:top-6">
      <div className="on-loud p-5 md:p-6">
        <h2 id="network-title" className="type-h3">
          {network?.figures?.title}
        </h2>
        <dl className="mt-3">
          {figures?.figures?.map((figure) => (
            <div
              key={figure._key}
              className="flex flex-row-reverse items-baseline justify-between gap-3 border-t border-rule py-2"
            >
              <dt className="text-right font-label">{figure.label}</dt>
              <dd className="type-h3">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="p-5 md:p-6">
        <h3 className="type-h4">{network?.featured?.title}</h3>
        <ul className="mt-3">
          {network?.contractors?.map((contractor) => (
            <li key={contractor._id} className="flex items-center gap-3 border-t border-rule py-2.5">
              <Avatar name={contractor.name} size={44} />
              <p>
                <span className="block font-bold">{contractor.name}</span>
                <span className="text-small">{contractor.location}</span>
              </p>
            </li>
          ))}
        </ul>
        <TextLink href="/contractors" lang={lang} label={label} />
        <p className="mt-3">{member.question}</p>
        <TextLink href={JOBS_PAGE} lang={lang} label={member.link} data-loads />
      </div>
    </aside>
  )
}
