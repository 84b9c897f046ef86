import { DOCUMENT_DESCRIPTIONS } from './document-descriptions.ts'
import { DOCUMENT_TITLES } from './document-titles.ts'
import { lookup } from './lookup.ts'
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { PAGE_TITLES } from './page-titles.ts'
import { PHRASES } from './phrases.ts'

const titles = lookup({ ...DOCUMENT_TITLES, ...PAGE_TITLES })
const descriptions = lookup({ ...DOCUMENT_DESCRIPTIONS, ...PAGE_DESCRIPTIONS })
const phrases = lookup(PHRASES)

export function frenchTitle(title: string): string {
  return titles(title) ?? title
}

export function frenchDescription(description: string): string {
  return descriptions(description.replaceAll('} and {', '}, {')) ?? description
}

/** What a list says of a document: words of ours between words of its own. */
export function frenchPhrase(text: string): string {
  return text
    .split(/( · |, )/)
    .map((part) => phrases(part) ?? part)
    .join('')
}
