import type { Language } from '#lib/i18n/languages.ts'
import type { Letter } from '#lib/mail/letter.ts'
import type { Fault } from './fault.ts'
import { wordFaults } from './texts.ts'

/** What is wrong with a French mail, beside the English one with the same facts: words, facts, steps, button, sender, unsubscribing. */
export function letterFaults({ en, fr }: Record<Language, Letter>): Fault[] {
  const [english, french] = [partsOf(en), partsOf(fr)]
  return Object.entries(english).flatMap(([name, texts]) => {
    const others = french[name] ?? []
    if (texts.length !== others.length) {
      return [{ kind: 'missing', says: `${name}: EN ${texts.length} · FR ${others.length}` } as const]
    }
    return wordFaults({ en: texts.join('\n'), fr: others.join('\n') })
  })
}

/** The texts of a mail by where they stand, without empty ones. */
function partsOf({ subject, greeting, paragraphs, facts, next, note, button, sender, unsubscribe }: Letter) {
  const parts: Record<string, string[]> = {
    subject: [subject],
    greeting: [greeting],
    paragraphs,
    facts: facts.map(({ label }) => label),
    next: next ? [next.heading, next.text, ...next.steps.flatMap(({ label, value }) => [label, value])] : [],
    note: [note],
    button: button ? [button.label] : [],
    sender: [sender.company, sender.postalAddress, sender.email],
    unsubscribe: unsubscribe ? [unsubscribe.label] : [],
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, texts]) => [name, texts.filter((text) => text.trim() !== '')]),
  )
}
