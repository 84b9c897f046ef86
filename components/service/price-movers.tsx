import type { PriceMover } from '#lib/pricing/price-movers.ts'
import { Facts } from '../ui/facts.tsx'

/** What moves a price: each question with the answers that change it, and by how much. */
export function PriceMovers({ movers }: { movers: readonly PriceMover[] }) {
  return (
    <div className="gap-x-14 lg:columns-2">
      {movers.map(({ key, label, answers }) => (
        <div key={key} className="mb-8 break-inside-avoid">
          <h3 className="type-h5 mb-2">{label}</h3>
          <Facts facts={answers.map(({ label: answer, effect }) => ({ label: answer, value: effect }))} />
        </div>
      ))}
    </div>
  )
}
