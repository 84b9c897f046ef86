import 'server-only'
import { defineQuery } from 'groq'
import { USUAL_WARRANTY } from '#lib/pricing/compared-services.ts'
import type { GuaranteeFigures } from '#lib/requests/guarantee.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { figuresFields, pageFields, pictureFields } from './fragments.ts'
import { noticeField } from './lead-form.ts'
import { contentReader } from './read.ts'
import { fetchContent } from './source.ts'

export const guaranteeQuery = defineQuery(`{
  "page": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{
    ${pageFields},
    cardsHeading{title, text}, cards[]{_key, title, text, icon},
    protectionsHeading{title, text}, protections,
    claim{title, text}, claimItems, warrantyHeading{title, text}, warranties[]{_key, title, text},
    support{title, text}, download{title, text}, "hasTerms": defined(terms.en[0]) || defined(terms.fr[0])
  },
  "figures": *[_type == "pageFigures" && _id == "figures-guarantee"][0]{${figuresFields}},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, supportPhone, phoneHours}
}`)

export const getGuarantee = contentReader(guaranteeQuery)

export type Guarantee = Awaited<ReturnType<typeof getGuarantee>>

export const guaranteeTermsQuery = defineQuery(`{
  "page": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{
    _id, _updatedAt, "title": download.title, lead, terms
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, name, logo{${pictureFields}}, supportPhone}
}`)

/** The content of the PDF of the guarantee terms. */
export const getGuaranteeTerms = contentReader(guaranteeTermsQuery)

export const guaranteeClaimQuery = defineQuery(`{
  "page": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{_id, claim{title, text}, notice},
  ${noticeField}
}`)

/** The content of the page with the form of a guarantee claim. */
export const getGuaranteeClaim = contentReader(guaranteeClaimQuery)

export const guaranteeFiguresQuery = defineQuery(`{
  "page": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{_id, freeReturnDays, noticeHours, warrantyMonths},
  "services": *[_type == "service" && defined(slug.current)]{
    _id, "slug": slug.current, "warrantyMonths": coalesce(warrantyMonths, category->warrantyMonths)
  }
}`)

/** The figures of a site that has none in its content, and of services without a warranty of their own. */
const USUAL: GuaranteeFigures = { freeReturnDays: 30, reportHours: 24, warrantyMonths: USUAL_WARRANTY }

const readFigures = cachedUntilChange(async () => (await fetchContent(guaranteeFiguresQuery, {})).result)

/** The figures of the guarantee for some services, by slug. Of several warranties the longest counts. */
export async function getGuaranteeFigures(services: readonly string[]): Promise<GuaranteeFigures> {
  const { page, services: known } = await readFigures()
  const general = page?.warrantyMonths ?? USUAL.warrantyMonths
  const months = services.map((slug) => known.find((one) => one.slug === slug)?.warrantyMonths ?? general)
  return {
    freeReturnDays: page?.freeReturnDays ?? USUAL.freeReturnDays,
    reportHours: page?.noticeHours ?? USUAL.reportHours,
    warrantyMonths: months.length > 0 ? Math.max(...months) : general,
  }
}
