export interface Fact {
  label: string
  /** A dash stands for none. */
  value: string | null
}

/** Label left, value right, ruled: figures that can be compared down a column of cards. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
