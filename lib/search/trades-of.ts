import { offersService } from './installer-filters.ts'

/** A trade with the names of its services, in the languages that specialties may be written in. */
export interface TradeServices<Trade> {
  trade: Trade
  names: readonly (string | null)[]
}

/** The trades of an installer: those with a service that one of its specialties names. */
export function tradesOf<Trade>(
  specialties: readonly (string | null)[],
  trades: readonly TradeServices<Trade>[],
): Trade[] {
  return [
    ...new Set(trades.filter(({ names }) => offersService(specialties, names)).map(({ trade }) => trade)),
  ]
}
