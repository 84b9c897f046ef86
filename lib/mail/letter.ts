import { BRAND } from '#lib/brand/brand.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The words and links of a mail, in one language. */
export interface Letter {
  lang: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** Facts such as the answers of a form. They are shown as a table. */
  facts: Fact[]
  /** What happens next. */
  next: { heading: string; text: string; steps: Fact[] } | null
  /** What is said of the button, above it. */
  note: string
  button: Link | null
  /** The name and address of the sender, which Canada's law CASL asks for. `logo` is a web address. */
  sender: { name: string; logo: string | null; company: string; postalAddress: string; email: string }
  /** The link to stop commercial messages. */
  unsubscribe: Link | null
}

export interface Fact {
  label: string
  value: string
  /** The target of a link on the value. The plain text has the target in place of the value. */
  href?: string
}

interface Link {
  label: string
  href: string
}

const COLON: Record<Language, string> = { en: ': ', fr: '\u00a0: ' }

const linesOf = ({ name, company, postalAddress, email }: Letter['sender']) =>
  [name, company, postalAddress, email].filter(Boolean)

/** A letter as plain text. */
export function textOf(letter: Letter): string {
  const { lang, greeting, paragraphs, facts, next, note, button, sender, unsubscribe } = letter
  const linesOfFacts = (all: Fact[]) =>
    all
      .map(({ label, value, href }) => `${label}${/[?!]$/.test(label) ? ' ' : COLON[lang]}${href ?? value}`)
      .join('\n')
  const parts = [
    greeting,
    ...paragraphs,
    linesOfFacts(facts),
    ...(next ? [next.heading, next.text, linesOfFacts(next.steps)] : []),
    note,
    button ? `${button.label}${COLON[lang].trimEnd()}\n${button.href}` : '',
    ['-- ', ...linesOf(sender)].join('\n'),
    unsubscribe ? `${unsubscribe.label}${COLON[lang].trimEnd()}\n${unsubscribe.href}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * A letter as HTML. Styles are inline, because many mail programs drop style sheets. `overflow-wrap` breaks long typed words,
 * so that the mail is not wider than the window.
 */
export function htmlOf(letter: Letter): string {
  const { loud, dark } = BRAND.still
  const { lang, subject, greeting, paragraphs, facts, next, note, button, sender, unsubscribe } = letter
  const footer = linesOf(sender)
  return `<!doctype html>
<html lang="${lang}-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;overflow-wrap:anywhere;background:#fff;color:${dark};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem;margin:0 auto">
${sender.logo ? `<p style="margin:0 0 24px"><img src="${escaped(sender.logo)}" width="48" height="48" alt="${escaped(sender.name)}"></p>` : ''}
${[greeting, ...paragraphs]
  .filter(Boolean)
  .map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`)
  .join('\n')}
${tableOf(facts)}
${next ? `<h2 style="margin:24px 0 8px;font-size:18px">${escaped(next.heading)}</h2>\n<p style="margin:0 0 16px">${escaped(next.text)}</p>\n${tableOf(next.steps)}` : ''}
${note ? `<p style="margin:24px 0 0">${escaped(note)}</p>` : ''}
${button ? `<p style="margin:24px 0"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 20px;background:${loud};color:${dark};font-weight:600;text-decoration:none;border-radius:4px">${escaped(button.label)}</a></p>` : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ccc;color:#555;font-size:14px">${footer.map(escaped).join('<br>')}</p>
${unsubscribe ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escaped(unsubscribe.href)}" style="color:#555">${escaped(unsubscribe.label)}</a></p>` : ''}
</div>
</body>
</html>
`
}

function tableOf(facts: Fact[]): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" style="${CELL};text-align:left;font-weight:600;overflow-wrap:normal">${escaped(label)}</th><td style="${CELL}">${href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px;width:100%">${rows.join('\n')}</table>`
}

const CELL = 'padding:6px 12px 6px 0;border-top:1px solid #ddd;vertical-align:top'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and keeps its line breaks. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character).replaceAll('\n', '<br>')
}
