import { useCallback } from 'react'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { type Results, readResults } from './results-api.ts'
import { useWords } from './words.ts'

const WEEK = { days: 7, until: 'yesterday' } as const

/** The visits and requests of the last seven full days, and of the seven days before. */
export default function ResultsLine({ tool }: HomeLineProps) {
  const { words, number, language } = useWords()
  const load = useCallback(
    () => Promise.all([readResults(WEEK, language), readResults({ ...WEEK, before: 7 }, language)]),
    [language],
  )
  const { value } = useLoaded(load)
  if (value === null) return <ToolLine tool={tool} text={words.unknown} />
  const [last, before] = value.map((week: Results) => {
    const { visits, requests } = totalOf(week)
    return [words.visitCount(number(visits), visits), words.requestCount(number(requests), requests)] as const
  })
  const text = last && before ? words.home(...last) + words.before(...before) : words.unknown
  return <ToolLine tool={tool} text={text} />
}

function totalOf({ days }: Results) {
  const sum = (what: 'visits' | 'requests') => days.reduce((total, day) => total + day[what], 0)
  return { visits: sum('visits'), requests: sum('requests') }
}
