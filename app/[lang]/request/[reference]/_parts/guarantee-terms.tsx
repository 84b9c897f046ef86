import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Lead } from '#lib/leads/lead.ts'
import { termText } from '#lib/requests/guarantee.ts'

/** What the guarantee says about a claim: each term, and whether it covers the claim. */
export function GuaranteeTerms({ lead: { guarantee = [] }, lang }: { lead: Lead; lang: Language }) {
  if (guarantee.length === 0) return null
  const { covers } = getDictionary(lang).requestPage.claim
  return (
    <section aria-label={covers} className="mt-8">
      <h2 className="type-h4 mb-4">{covers}</h2>
      <dl>
        {guarantee.map((term) => {
          const { name, text } = termText(term, lang)
          return (
            <div key={term.name} className="border-t border-rule py-2">
              <dt className="font-bold">{name}</dt>
              <dd>{text}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
