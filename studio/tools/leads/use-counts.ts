import { leadsApi } from './leads-api.ts'
import { useRepeated } from './use-repeated.ts'

/** The number of leads of each kind, read every minute. Null until the server has answered. */
export const useCounts = () => useRepeated(leadsApi.counts)
