import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields, pictureFields } from './fragments.ts'
import { contentReader } from './read.ts'

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
