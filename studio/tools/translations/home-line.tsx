import type { Language } from '#lib/i18n/languages.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { translationState } from '#lib/i18n/translation-state.ts'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import type { ShownDocument } from '#studio/core/watch-documents.ts'
import { useWords } from './words.ts'

type Counted = (count: number) => string

const WORDS: Record<
  Language,
  { unknown: string; none: string; texts: Counted; missing: Counted; outOfDate: Counted }
> = {
  en: {
    unknown: 'French that is missing or out of date',
    none: 'Every text has its French.',
    texts: (count) => (count === 1 ? 'text to do' : 'texts to do'),
    missing: () => 'missing',
    outOfDate: () => 'out of date',
  },
  fr: {
    unknown: 'Le français qui manque ou qui est à revoir',
    none: 'Chaque texte a son français.',
    texts: (count) => (count < 2 ? 'texte à faire' : 'textes à faire'),
    missing: (count) => (count < 2 ? 'manquant' : 'manquants'),
    outOfDate: () => 'à revoir',
  },
}

/** The number of French texts that are left to do. */
export default function TranslationsLine({ tool, documents }: HomeLineProps) {
  const { language, number } = useWords()
  const words = WORDS[language]
  if (documents === null) return <ToolLine tool={tool} text={words.unknown} />
  const missing = documents.reduce((sum, document) => sum + toDoIn(document).missing, 0)
  const outOfDate = documents.reduce((sum, document) => sum + toDoIn(document).outOfDate, 0)
  const all = missing + outOfDate
  const parts = [
    `${number(all)} ${words.texts(all)}`,
    ...(missing > 0 ? [`${number(missing)} ${words.missing(missing)}`] : []),
    ...(outOfDate > 0 ? [`${number(outOfDate)} ${words.outOfDate(outOfDate)}`] : []),
  ]
  return <ToolLine tool={tool} text={all === 0 ? words.none : parts.join(' · ')} />
}

interface ToDo {
  missing: number
  outOfDate: number
}

/** A changed document is a new object, so the stored count of an object stays valid. */
const counted = new WeakMap<ShownDocument, ToDo>()

function toDoIn(document: ShownDocument): ToDo {
  const known = counted.get(document)
  if (known) return known
  const states = [...localizedFields(document)].map(({ field }) => translationState(field))
  const toDo = {
    missing: states.filter((state) => state === 'missing').length,
    outOfDate: states.filter((state) => state === 'outOfDate').length,
  }
  counted.set(document, toDo)
  return toDo
}
