/** A row of a yellow docket: what it is, and what it makes of the price. */
export function DocketLine({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-2.5">
      <dt>{label}</dt>
      <dd className="text-right font-bold whitespace-nowrap">{value}</dd>
    </div>
  )
}
