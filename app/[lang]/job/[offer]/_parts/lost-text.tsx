import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { Section } from '../../../jobs/_parts/section.tsx'

/** The texts that a contractor can have typed while the offer ended. */
const TEXTS = ['included', 'text']

/** What the contractor had typed when the offer ended, to be copied. */
export function LostText({ attempt, lang }: { attempt: JobAttempt | null; lang: Language }) {
  const texts = TEXTS.flatMap((name) => attempt?.values[name] || [])
  if (texts.length === 0) return null
  return (
    <Section title={getDictionary(lang).jobPages.job.typed}>
      {texts.map((text) => (
        <p key={text} className="border-t border-rule py-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </Section>
  )
}
