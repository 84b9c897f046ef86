import { MATCH_COUNTS, type MatchLine, type MatchResults } from '#lib/results/match-counts.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import styles from './results.module.css'
import { useWords } from './words.ts'

/** What became of requests with contractors: by service, by city, and where contractors are missing. */
export function MatchTables({ matching: { all, services, cities } }: { matching: MatchResults }) {
  const { words } = useWords()
  const total = { ...all, name: words.allRequests }
  return (
    <>
      <MatchTable title={words.contractorsByService} hint={words.matchingHint} lines={[total, ...services]} />
      <MatchTable title={words.contractorsByCity} lines={[total, ...cities]} />
    </>
  )
}

/** On a narrow screen the table scrolls by itself, so it can have the focus. */
function MatchTable({ title, hint, lines }: { title: string; hint?: string; lines: MatchLine[] }) {
  const { words, number } = useWords()
  return (
    <Section title={title}>
      {hint && <Muted style={{ maxWidth: '42rem' }}>{hint}</Muted>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Somebody without a mouse scrolls it with the keyboard. */}
      <section className={styles.scrolls} aria-label={title} tabIndex={0}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              {MATCH_COUNTS.map((of) => (
                <th key={of} scope="col">
                  {words.matched[of]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name || words.other}</th>
                {MATCH_COUNTS.map((of) => (
                  <td key={of} className={styles.number}>
                    {number(line[of])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
