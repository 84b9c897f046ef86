import { useCallback } from 'react'
import { type Counts, totalOf } from '#lib/results/counts.ts'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { readResults } from './results-api.ts'
import { useWords } from './words.ts'

const WEEK = { days: 7, until: 'yesterday' } as const

/** The visits and requests of the last seven full days, and of the seven days before. */
export default function ResultsLine({ tool }: HomeLineProps) {
  const { words, number, language } = useWords()
  const load = useCallback(() => readResults(WEEK, language), [language])
  const { value } = useLoaded(load)
  if (value === null) return <ToolLine tool={tool} text={words.unknown} />
  const counts = ({ visits, requests }: Counts) =>
    [words.visitCount(number(visits), visits), words.requestCount(number(requests), requests)] as const
  const text = words.home(...counts(totalOf(value.days))) + words.before(...counts(value.before))
  return <ToolLine tool={tool} text={text} />
}
