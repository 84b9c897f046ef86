import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { NextSteps } from './received.tsx'

interface Stored {
  confirmation: string | null
  nextSteps: NextSteps['steps']
}

/**
 * What happens once a request has been sent, as its document says. In an emergency the first step is how soon somebody
 * comes, and not the time of other requests.
 */
export function nextSteps(
  stored: Stored | null,
  emergency: { responseTime: string | null } | undefined,
  isUrgent: boolean,
  lang: Language,
): NextSteps {
  const { quote } = getDictionary(lang).forms
  const soon = emergency?.responseTime ? `${quote.response} – ${emergency.responseTime}` : null
  const steps = stored?.nextSteps?.map((step, place) =>
    isUrgent && place === 0 ? { ...step, text: soon } : step,
  )
  return { text: stored?.confirmation ?? null, steps }
}
