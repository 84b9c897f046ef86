import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { fail } from './fail.ts'

/* Prints how long each file of tests took, the longest first, from JSON reports of Playwright and Vitest. */

interface FileTime {
  file: string
  tests: number
  seconds: number
}

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>

const playwrightReport = z.object({ suites: z.array(playwrightSuite) }).transform(({ suites }) =>
  suites.map((suite): FileTime => {
    const durations = durationsIn(suite)
    return { file: suite.file, tests: durations.length, seconds: sum(durations) / 1000 }
  }),
)

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        startTime: z.number(),
        endTime: z.number(),
        assertionResults: z.array(z.unknown()),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.map(
      ({ name, startTime, endTime, assertionResults }): FileTime => ({
        file: relative('.', name),
        tests: assertionResults.length,
        seconds: (endTime - startTime) / 1000,
      }),
    ),
  )

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The duration of each test: the sum of all its attempts. */
function durationsIn({ specs, suites }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => sum(results.map(({ duration }) => duration))),
  )
  return [...own, ...suites.flatMap(durationsIn)]
}

const files = process.argv.slice(2)
if (files.length === 0) fail('Name one or more JSON reports: npm run test:times -- report.json.')
const times = files.flatMap((file) =>
  z.union([playwrightReport, vitestReport]).parse(JSON.parse(readFileSync(file, 'utf8'))),
)
const rows = times
  .toSorted((a, b) => b.seconds - a.seconds)
  .map(({ file, tests, seconds }) => `| ${file} | ${tests} | ${seconds.toFixed(1)} |`)
console.log(['| File | Tests | Seconds |', '| --- | ---: | ---: |', ...rows].join('\n'))
const seconds = sum(times.map((time) => time.seconds))
console.log(`\n${sum(times.map(({ tests }) => tests))} tests, ${seconds.toFixed(0)} s`)
