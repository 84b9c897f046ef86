import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mainOf } from './page-facts.ts'

/** What the site says of itself in figures: the noun of each in docs/product.md, and how a page writes it in English. */
const NOUNS: Record<string, RegExp> = {
  cities: /(\d[\d,]*\+) (?:Canadian )?cities|in (\d[\d,]*\+) Canadian|, and (\d[\d,]*\+) across the country/g,
  'certified installers': /(\d[\d,]*\+) (?:certified )?installers/g,
  'installers in a featured city': /(\d[\d,]*\+) Installers/g,
  customers: /(\d[\d,]*\+) (?:happy )?customers/g,
  installations: /(\d[\d,]*k?\+) install(?:ation)?s/g,
  reviews: /(\d[\d,]*\+) reviews/g,
  'average rating': /(\d\.\d)(?:\/5)? (?:average )?rating/g,
  satisfaction: /(\d[\d.]*%) satisfaction/g,
  verified: /(\d+%) verified/g,
  'would recommend': /(\d+%) would recommend/g,
  'liability cover': /(?:up to )?(\$\dM)/g,
  'matching time': /[Mm]atch(?:ed|ing)?\b[^.\d]{0,60}(\d+-\d+ hours)/g,
  'free return':
    /(\d+ days) (?:for a free return|and the installer returns)|[Ff]ree return,? (?:within )?(\d+ days)/g,
  'notice of a cancellation': /less than (\d+ hours)’ notice/g,
  'reply to a form': /(\d+ business day)/g,
}

/** A figure that is rounded down, whatever it is of. */
const ANY = /\d[\d,.]*k?\+/g

/** What has a plus and is no claim: prices, hours, sizes, and what is counted. */
const OTHERS = /\$\d[\d,]*\+|\d\+ hours|\d\+ (?:inches|in\b)|\d\+ installation services/gi

/** The visible words of a page's own part, with each figure before its label. */
function wordsOf(html: string): string {
  return mainOf(html)
    .replace(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g, ' $2 $1 ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

/** Every figure of an English page by its noun, each value once. */
export function figuresIn(html: string): Map<string, Set<string>> {
  const text = wordsOf(html)
  const found = Object.entries(NOUNS).map(([noun, pattern]): [string, Set<string>] => {
    const values = [...text.matchAll(pattern)].map((groups) => groups.slice(1).find(Boolean) ?? '')
    return [noun, new Set(values)]
  })
  return new Map(found.filter(([, values]) => values.size > 0))
}

/** Rounded figures of an English page that have no known noun, with what stands around them. */
export function figuresWithoutNoun(html: string): string[] {
  const rest = Object.values(NOUNS).reduce(
    (text, pattern) => text.replace(pattern, ' '),
    wordsOf(html).replace(OTHERS, ' '),
  )
  return [...rest.matchAll(ANY)].map(({ index }) => rest.slice(Math.max(0, index - 30), index + 40))
}

/** The values that docs/product.md gives each noun. */
export function documentedFigures(): Map<string, Set<string>> {
  const text = readFileSync(resolve('docs/product.md'), 'utf8')
  const table = text.match(/### Figures and their nouns\n[\s\S]*?\n((?:\|.*\n)+)/)?.[1] ?? ''
  const rows = table.trim().split('\n').slice(2)
  return new Map(
    rows.map((row) => {
      const [noun = '', values = ''] = row
        .slice(1)
        .split('|')
        .map((cell) => cell.trim())
      return [noun, new Set(values.split('; ').map((value) => value.replace(/ \(.*\)$/, '')))]
    }),
  )
}
