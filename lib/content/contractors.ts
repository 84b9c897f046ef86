import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields, pictureFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const contractorsQuery = defineQuery(`{
  "page": *[_type == "contractorsPage" && _id == "contractorsPage"][0]{
    ${pageFields},
    featured{title, text},
    "contractors": contractors[]->{
      _id, name, key, location, rating, reviews, specialties, yearsExperience, licensed, insured, responseTime,
      picture{${pictureFields}}
    },
    figures{title, text},
    explainer{title, text}, steps[]{_key, title, text}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-contractors"][0]{${figuresFields}}
}`)

/** The page of featured contractors. */
export const getContractors = contentReader(contractorsQuery)

export type Contractors = Awaited<ReturnType<typeof getContractors>>
