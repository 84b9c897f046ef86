import { DownloadIcon } from '@sanity/icons/Download'
import { Card, Flex, Heading, Stack } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { readFile } from '#studio/core/ask-server.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { DownloadButton } from '#studio/core/ui/download-button.tsx'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { BarTable, DayChart } from './charts.tsx'
import { MatchTables } from './match-tables.tsx'
import styles from './results.module.css'
import { exportUrl, type Results, readResults } from './results-api.ts'
import { SpeedTable } from './speed-table.tsx'
import { useWords } from './words.ts'

const PERIODS = [7, 30, 90, 365]

/** The Results tool: visits and requests, by day and by kind. */
export default function ResultsTool({ title }: ToolProps) {
  const { language, words } = useWords()
  const [days, setDays] = useState('30')
  const load = useCallback(() => readResults({ days: Number(days) }, language), [days, language])
  const { value, error, reload } = useLoaded(load)
  return (
    <Card id="results" height="fill" overflow="auto">
      <Stack gap={5} padding={4} style={{ maxWidth: '75rem' }}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            {title}
          </Heading>
          <Muted style={{ maxWidth: '42rem' }}>{words.lead}</Muted>
        </Stack>
        <Flex gap={3} align="flex-end" wrap="wrap">
          <LabelledDropdown
            label={words.period}
            filter="choice"
            value={days}
            options={PERIODS.map((count) => [String(count), words.lastDays(count)])}
            onChange={setDays}
          />
          <DownloadButton
            load={() => readFile(exportUrl({ days: Number(days) }, language))}
            icon={DownloadIcon}
            text={words.export}
          />
        </Flex>
        {value ? <Charts results={value} /> : <NotLoaded error={error} onReload={reload} />}
      </Stack>
    </Card>
  )
}

function Charts({ results }: { results: Results }) {
  const { words, number, day } = useWords()
  const { days, pages, services, cities, campaigns, french, answers, forms, wizard, matching, speed } =
    results
  const { from, to, before } = results
  const named = [
    { title: words.byPage, lines: pages, hint: words.doneHint },
    { title: words.byService, lines: services },
    { title: words.byCity, lines: cities },
    { title: words.byCampaign, lines: campaigns, hint: words.campaignHint },
  ]
  const counted = [
    { title: words.visits, of: 'visits' },
    { title: words.requests, of: 'requests' },
    { title: words.done, of: 'done' },
    { title: words.requestsBefore, of: 'before' },
  ]
  const steps = [
    { name: words.opened, count: wizard.opened },
    ...wizard.steps.map((count, index) => ({ name: words.step(index + 1), count })),
    { name: words.sent, count: wizard.sent },
  ]
  return (
    <>
      <Muted>
        {words.daysShown(day(from), day(to))}{' '}
        {words.daysBefore(
          day(before.from),
          day(before.to),
          words.visitCount(number(before.visits), before.visits),
          words.requestCount(number(before.requests), before.requests),
        )}
      </Muted>
      <div className={styles.pair}>
        {(['visits', 'requests'] as const).map((of) => (
          <DayChart
            key={of}
            title={words[of]}
            days={days.map(({ name, [of]: count }) => ({ day: name, count }))}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <BarTable
          title={words.wizard}
          first={words.stepColumn}
          columns={[{ title: words.count, of: 'count' }]}
          rows={steps}
        />
        <BarTable
          title={words.byForm}
          first={words.name}
          columns={[{ title: words.requests, of: 'requests' }]}
          rows={forms.map(({ name, requests }) => ({ name: words.forms[name], requests }))}
        />
        {answers.length > 0 && (
          <BarTable
            title={words.byAnswer}
            first={words.name}
            columns={[{ title: words.requests, of: 'requests' }]}
            rows={answers}
          />
        )}
        {named.map(({ title, lines, hint }) => (
          <BarTable
            key={title}
            title={title}
            hint={hint}
            first={words.name}
            columns={counted}
            rows={lines.map(({ name, ...line }) => ({ name: name || words.other, ...line }))}
          />
        ))}
        {french.length > 0 && (
          <BarTable
            title={words.lessInFrench}
            hint={words.frenchHint}
            first={words.name}
            columns={[
              { title: words.frenchVisits, of: 'frenchVisits' },
              { title: words.frenchRequests, of: 'frenchRequests' },
              { title: words.englishVisits, of: 'englishVisits' },
              { title: words.englishRequests, of: 'englishRequests' },
            ]}
            rows={french.map(({ name, en, fr }) => ({
              name,
              frenchVisits: fr.visits,
              frenchRequests: fr.requests,
              englishVisits: en.visits,
              englishRequests: en.requests,
            }))}
          />
        )}
      </div>
      {speed && <SpeedTable speed={speed} />}
      {matching && <MatchTables matching={matching} />}
    </>
  )
}
