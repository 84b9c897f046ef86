import { useActiveReleases } from 'sanity'
import { type HomeLineProps, ToolLine } from '#studio/core/home-line.tsx'
import { useScheduleWords } from './words.ts'

/** The number of scheduled releases, the time of the next, and the releases that could not be published. */
export default function ScheduleLine({ tool }: HomeLineProps) {
  const { words, longTime } = useScheduleWords()
  const { data: releases } = useActiveReleases()
  const times = releases.flatMap(({ state, publishAt }) =>
    state === 'scheduled' && publishAt ? [publishAt] : [],
  )
  const failed = releases.filter(({ state, error }) => state === 'active' && error !== undefined)
  const [next] = times.sort()
  const parts = [
    ...(failed.length > 0 ? [words.failed(failed.length)] : []),
    ...(next ? [words.coming(times.length, longTime(next))] : []),
  ]
  return <ToolLine tool={tool} text={parts.join(' · ') || words.none} />
}
