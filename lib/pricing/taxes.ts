/** A sales tax, in percent. */
export interface SalesTax {
  name: 'gst' | 'hst' | 'pst' | 'qst' | 'rst'
  rate: number
  /** True for a tax that some of the work is free of: in British Columbia most work on a building is. */
  isPartial?: true
}

const GST: SalesTax = { name: 'gst', rate: 5 }

const CRA =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html'

/**
 * The sales taxes on a service that is done in a province or territory, by its two letters, since a day. The sources were read on
 * 2026-11-30.
 */
export const TAXES: Readonly<Record<string, { taxes: readonly SalesTax[]; since: string; source: string }>> =
  {
    AB: { taxes: [GST], since: '2008-01-01', source: CRA },
    BC: {
      taxes: [GST, { name: 'pst', rate: 7, isPartial: true }],
      since: '2013-04-01',
      source:
        'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/charge-collect/pst-real-property-contractors/contractors-charging-pst',
    },
    MB: {
      taxes: [GST, { name: 'rst', rate: 7, isPartial: true }],
      since: '2019-07-01',
      source: 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
    },
    NB: { taxes: [{ name: 'hst', rate: 15 }], since: '2016-07-01', source: CRA },
    NL: { taxes: [{ name: 'hst', rate: 15 }], since: '2016-07-01', source: CRA },
    NS: {
      taxes: [{ name: 'hst', rate: 14 }],
      since: '2025-04-01',
      source:
        'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/notice342/nova-scotia-hst-rate-decrease-questions-answers-general-transitional-rules-personal-property-services.html',
    },
    NT: { taxes: [GST], since: '2008-01-01', source: CRA },
    NU: { taxes: [GST], since: '2008-01-01', source: CRA },
    ON: { taxes: [{ name: 'hst', rate: 13 }], since: '2010-07-01', source: CRA },
    PE: { taxes: [{ name: 'hst', rate: 15 }], since: '2016-10-01', source: CRA },
    QC: {
      taxes: [GST, { name: 'qst', rate: 9.975 }],
      since: '2013-01-01',
      source:
        'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/',
    },
    SK: {
      taxes: [GST, { name: 'pst', rate: 6, isPartial: true }],
      since: '2017-04-01',
      source:
        'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax',
    },
    YT: { taxes: [GST], since: '2008-01-01', source: CRA },
  }
