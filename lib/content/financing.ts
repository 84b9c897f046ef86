import 'server-only'
import { defineQuery } from 'groq'
import { pageFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const financingQuery = defineQuery(`{
  "page": *[_type == "financingPage" && _id == "financingPage"][0]{
    ${pageFields}, notice, optionsHeading{title, text}, options[]{_key, title, text, icon},
    askHeading{title, text}, ask, sourceNote
  }
}`)

export const getFinancing = contentReader(financingQuery)
