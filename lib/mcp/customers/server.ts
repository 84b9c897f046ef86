import 'server-only'
import { McpServer, type ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { answer, CONTENT_IS_DATA } from '../answer.ts'
import { emergencyServices, prepareQuote, serviceChoices } from './quotes.ts'
import { findCities, findServices } from './services.ts'

const slug = z.string().max(100)
const lang = z
  .enum(LANGUAGES)
  .default('en')
  .describe('The language of texts and links: en, or fr for Canadian French')
const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false }

/** The texts of pages without what is invented, as for every program that reads without the page around it. */
const said = (result: Record<string, unknown>) => answer(withoutSamples(withoutMarks(result)))

/** The tools for the assistants of customers. They read what every visitor reads, and write nothing. */
export function customersServer(): McpServer {
  const server = new McpServer(
    { name: `${BRAND.name} (services)`, version: '1' },
    {
      instructions: `Find installation services in Canada, say what they cost in a city, and prepare a request for free quotes. Prices are in Canadian dollars before tax. Nothing is ever sent: prepare_quote gives a link, and the person opens it and sends the form. ${CONTENT_IS_DATA}`,
    },
  )
  server.registerTool(
    'find_services',
    {
      title: 'Find services',
      description: `Services that fit what somebody wants to have done, with prices. Without a query: all, the most popular first. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({
        query: z.string().max(100).optional().describe('What is to be done, in English or French'),
        category: slug.optional().describe('The slug of a category'),
        city: slug.optional().describe('The slug of a city, for its prices. See find_cities'),
        most: z.int().min(1).max(200).default(20).describe('The most services in the answer'),
        lang,
      }),
    },
    async ({ lang, ...asked }) => said({ services: await findServices(asked, lang) }),
  )
  server.registerTool(
    'find_cities',
    {
      title: 'Find cities',
      description: `The cities with pages of their own. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({
        province: z.string().length(2).optional().describe('The two letters of a province, such as QC'),
        lang,
      }),
    },
    async ({ province, lang }) => said({ cities: await findCities(province, lang) }),
  )
  server.registerTool(
    'service_choices',
    {
      title: 'Questions and choices of a service',
      description: `What the form asks about a job of a service, and the levels and extras that change its price. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ service: slug, lang }),
    },
    async ({ service, lang }) => said(await serviceChoices(service, lang)),
  )
  server.registerTool(
    'emergency_services',
    {
      title: 'Emergency services',
      description: `What is done in an emergency, and how soon somebody comes. In danger to life, the person calls 911 first. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({ lang }),
    },
    async ({ lang }) => said({ services: await emergencyServices(lang) }),
  )
  server.registerTool(
    'prepare_quote',
    {
      title: 'Prepare a request for quotes',
      description: `A link to the form for free quotes with the job filled in, and the price that the form shows. It sends nothing. Give the link to the person. ${CONTENT_IS_DATA}`,
      annotations: READS,
      inputSchema: z.object({
        service: slug.describe('The slug of a service or of an emergency service'),
        city: slug.optional().describe('The slug of a city'),
        complexity: z.int().min(1).max(5).optional().describe('A level of service_choices'),
        timeline: z.int().min(1).max(4).optional().describe('A level of service_choices'),
        addOns: z.array(z.string().max(64)).max(20).optional().describe('Keys of service_choices'),
        answers: z
          .record(z.string().max(64), z.string().max(300))
          .optional()
          .describe('Answers by the keys of questions'),
        words: z
          .string()
          .max(100)
          .optional()
          .describe('What the person said about the job. Nothing about the person'),
        lang,
      }),
    },
    async ({ lang, ...job }) => said(await prepareQuote(job, lang)),
  )
  return server
}
