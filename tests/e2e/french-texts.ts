import type { Page } from '@playwright/test'
import { detect } from 'tinyld'
import { LICENCES } from '#lib/matching/licences.ts'
import { frenchProblems } from '../unit/seed/french.ts'

/** Texts the detector would complain of, though they are right: names, and lists of bare nouns. */
export const EXCEPTIONS = [
  'Peter van Dijk',
  'Charlottetown (Î.-P.-É.)',
  'Yellowknife (T.N.-O.)',
  'Outil à percussion · Dénude-câble · Scie à gypse',
]

/** The names of who gives licences are names in both languages. */
const AUTHORITIES = LICENCES.map(({ name }) => name.fr)

/** Fewer words may well be the same in both languages: "Installation", "Toronto, ON". */
const SAME = 3
/** With fewer the detector guesses. */
const DETECTABLE = 4

/** Words no English sentence has; among trades and their tools the detector alone errs in one French sentence of 100. */
const FRENCH_WORD =
  /(?<![\p{L}’'-])(?:(?:[dlnsjc]|qu)[’'](?=\p{L})|(?:à|de|du|des|la|le|les|et|ou|un|une|au|aux|avec|avant|selon|dans|est|pas|nous|vous)(?![\p{L}’'-]))/iu

const words = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

export const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => words(sentence).length >= DETECTABLE)

const verdicts = new Map<string, boolean>()

/** Most sentences stand on many pages: each is judged once. */
export function readsAsEnglish(sentence: string): boolean {
  const known = verdicts.get(sentence)
  if (known !== undefined) return known
  const verdict = detect(sentence, { only: ['en', 'fr'] }) === 'en' && !FRENCH_WORD.test(sentence)
  verdicts.set(sentence, verdict)
  return verdict
}

/** Every text a visitor can see or hear on a page, text node by text node, whatever is hidden at first included. */
export async function textsOf(reader: Page, html: string): Promise<string[]> {
  return reader.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    // The offer of the other language is in that language.
    for (const code of parsed.querySelectorAll('script, style, template, #language-offer')) code.remove()
    // React parts neighbouring texts with comments.
    const comments = parsed.createNodeIterator(parsed, NodeFilter.SHOW_COMMENT)
    const parts: ChildNode[] = []
    while (comments.nextNode()) parts.push(comments.referenceNode as ChildNode)
    for (const part of parts) part.remove()
    parsed.normalize()

    const texts: string[] = []
    const nodes = parsed.createNodeIterator(parsed, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) texts.push(nodes.referenceNode.textContent ?? '')
    for (const name of ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title']) {
      for (const element of parsed.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    }
    for (const meta of parsed.querySelectorAll(
      'meta[name=description], meta[name=keywords], meta[property]',
    )) {
      texts.push(meta.getAttribute('content') ?? '')
    }
    // No-break spaces stay: French typography is about them.
    const isText = (text: string) => text.trim() !== '' && !URL.canParse(text)
    return [...new Set(texts.map((text) => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')))].filter(
      isText,
    )
  }, html)
}

/** E-mail addresses and paths. */
const ADDRESS = /^([^\s@]+@[^\s@]+|\/\S*)$/

const misprints = new Map<string, string[]>()

/** What breaks the conventions of Canadian French in the texts of a page. Each is judged once, like the sentences. */
export function misprinted(french: string[]): string[] {
  return french.flatMap((text) => {
    const known = misprints.get(text)
    if (known) return known
    const found = ADDRESS.test(text) ? [] : frenchProblems(text).map((problem) => `"${text}" ${problem}`)
    misprints.set(text, found)
    return found
  })
}

/** What is wrong with the French texts, beside the English ones. People's and companies' names are the same in both. */
export function untranslated(english: string[], french: string[], names: string[] = []): string[] {
  const inEnglish = new Set(english)
  return french
    .filter(
      (text) =>
        !EXCEPTIONS.includes(text) &&
        !AUTHORITIES.includes(text) &&
        !names.includes(text) &&
        !ADDRESS.test(text),
    )
    .flatMap((text) => {
      if (words(text).length >= SAME && inEnglish.has(text)) return [`the same in English: ${text}`]
      return sentencesOf(text)
        .filter(readsAsEnglish)
        .map((sentence) => `reads as English: ${sentence}`)
    })
}
