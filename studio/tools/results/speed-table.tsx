import type { SpeedLine } from '#lib/results/speed.ts'
import { BOUNDS, FIGURES, type Figure } from '#lib/visit-figures.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import styles from './results.module.css'
import type { Results } from './results-api.ts'
import { useWords } from './words.ts'

/** How fast pages were in the browsers of visitors. */
export function SpeedTable({ speed }: { speed: NonNullable<Results['speed']> }) {
  const { words, number } = useWords()
  const inUnit = (figure: Figure, value: number) => {
    if (figure === 'cls') return number(value)
    return figure === 'lcp' ? `${number(value / 1_000)}\u00A0s` : `${number(value)}\u00A0ms`
  }
  const textOf = (figure: Figure, value: SpeedLine[Figure]) => {
    if (value === null) return words.notMeasured
    return value === 'more' ? `> ${inUnit(figure, BOUNDS[figure].at(-1) ?? 0)}` : `≤ ${inUnit(figure, value)}`
  }
  return (
    <Section title={words.speed}>
      <Muted style={{ maxWidth: '42rem' }}>{words.speedHint}</Muted>
      <table className={styles.table} aria-label={words.speed}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.visits}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {words.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[{ ...speed.all, name: words.allPages }, ...speed.pages].map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td className={styles.number}>{number(line.visits)}</td>
              {FIGURES.map((figure) => (
                <td key={figure} className={styles.number}>
                  {textOf(figure, line[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
