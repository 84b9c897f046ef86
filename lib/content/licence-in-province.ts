import { withoutMarks } from '#lib/i18n/marks.ts'
import { authoritiesFor, LICENCE_TRADES } from '#lib/matching/licences.ts'

interface LicensedService {
  _id: string
  licenseRequired: boolean | null
}

export interface LicensingProvince {
  code: string | null
  tradeRules: { trade: string | null; services: string[] | null }[] | null
}

/** A service with what is known of its licence in a province. The service's own flag is for all of Canada. */
export const inProvince = <Service extends LicensedService>(
  service: Service,
  province: LicensingProvince | null,
) => ({
  ...service,
  licenseRequired: service.licenseRequired || asksForLicence(service, province),
  licenceByProvince: false,
})

/** Whether the province has an authority that licenses the trade of a service. */
function asksForLicence({ _id }: LicensedService, province: LicensingProvince | null): boolean {
  return (province?.tradeRules ?? []).some(({ trade, services }) => {
    const known = LICENCE_TRADES.find((one) => one === withoutMarks(trade))
    return known && services?.includes(_id) && authoritiesFor(province?.code ?? '', known).length > 0
  })
}
