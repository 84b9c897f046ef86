import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { NextSteps } from './received.tsx'

interface Emergency {
  responseTime: string | null
}

interface Stored {
  confirmation: string | null
  nextSteps: NextSteps['steps']
}

/**
 * The next steps after a request, from the document of the form's page. In an emergency the text of the first step is the
 * response time of the emergency service.
 */
export function nextSteps(
  stored: Stored | null,
  emergency: Emergency | undefined,
  isUrgent: boolean,
  lang: Language,
): NextSteps {
  const soon = emergency ? responseIn(emergency, lang) : null
  const steps = stored?.nextSteps?.map((step, place) =>
    isUrgent && place === 0 ? { ...step, text: soon } : step,
  )
  return { text: stored?.confirmation ?? null, steps }
}

/** The sentence about the response time of each emergency service, by slug; empty when the time is missing. */
export function soonFor(
  emergencies: (Emergency & { slug: string })[],
  lang: Language,
): Record<string, string> {
  return Object.fromEntries(emergencies.map((one) => [one.slug, responseIn(one, lang) ?? '']))
}

function responseIn({ responseTime }: Emergency, lang: Language): string | null {
  const { quote } = getDictionary(lang).forms
  return responseTime ? `${quote.response} – ${responseTime}` : null
}
