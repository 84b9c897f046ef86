import { advertising, type PublicLicence } from '#lib/matching/advertising.ts'
import type { LicenceTrade } from '#lib/matching/licences.ts'
import { tradesOf } from '#lib/search/trades-of.ts'
import { siteDay } from '#lib/site-day.ts'
import type { ContentDocument } from './sample-identity.ts'

interface Text {
  en?: string
  fr?: string
}

interface TradeRule {
  trade?: LicenceTrade
  services?: { _ref: string }[]
}

const textsOf = (text: Text | undefined): (string | null)[] => [text?.en ?? null, text?.fr ?? null]

/** The contractors without a valid licence for a trade that needs one, with their provinces. A public site does not name them. */
export function withoutLicence(documents: readonly ContentDocument[]): [ContentDocument, string][] {
  const today = siteDay(Date.now())
  const byId = new Map(documents.map((document) => [document._id, document]))
  const rulesOf = (province: ContentDocument) =>
    ((province.tradeRules ?? []) as TradeRule[]).flatMap(({ trade, services }) => {
      const names = (services ?? []).flatMap(({ _ref }) => textsOf(byId.get(_ref)?.name as Text))
      return trade ? [{ trade, names }] : []
    })
  const provinces = documents.filter(({ _type }) => _type === 'province')
  const emergencies = documents
    .filter(({ _type, trade }) => _type === 'emergencyService' && trade)
    .map(({ trade, name }) => ({ trade: trade as LicenceTrade, names: textsOf(name as Text) }))
  const contractors = documents.filter(({ _type }) => _type === 'installer' || _type === 'featuredContractor')
  return contractors.flatMap((contractor) => {
    const city = byId.get((contractor.city as { _ref?: string } | undefined)?._ref ?? '')
    const province = byId.get((city?.province as { _ref?: string } | undefined)?._ref ?? '')
    const code = typeof province?.code === 'string' ? province.code : null
    const rules = [...(province ? rulesOf(province) : provinces.flatMap(rulesOf)), ...emergencies]
    const trades = tradesOf(((contractor.specialties ?? []) as Text[]).flatMap(textsOf), rules)
    const licences = (contractor.licences ?? []) as PublicLicence[]
    const how = advertising({ trades, licences }, code, { today, isPublic: true })
    return how === 'hidden' ? [[contractor, code ?? ''] as [ContentDocument, string]] : []
  })
}
