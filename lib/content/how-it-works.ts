import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields, pictureFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const howItWorksQuery = defineQuery(`{
  "page": *[_type == "howItWorksPage" && _id == "howItWorksPage"][0]{
    ${pageFields},
    steps{title, text},
    processes{title, text}, serviceProcesses[]{_key, title, text, icon},
    figures{title, text},
    safeguards{title, text}, trustSafeguards[]{_key, title, text, icon},
    questions{title, text}, "faqs": faqs[]->{_id, question, answer}
  },
  "steps": *[_type == "processStep"] | order(order asc) {
    _id, title, description, duration, details, picture{${pictureFields}}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-how-it-works"][0]{${figuresFields}}
}`)

/**
 * The how-it-works page (docs/product.md, How it works page): six steps, processes of single services, safeguards,
 * questions.
 */
export const getHowItWorks = contentReader(howItWorksQuery)

export type HowItWorks = Awaited<ReturnType<typeof getHowItWorks>>
