import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const aboutQuery = defineQuery(`{
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    ${pageFields}, lastUpdated, figures{title, text}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-about"][0]{${figuresFields}}
}`)

/** The about page: a text with the date of its last change. */
export const getAbout = contentReader(aboutQuery)
