import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { advertised } from './advertised.ts'
import { emergenciesField } from './application-lists.ts'
import { getCityLinks } from './city-links.ts'
import { advertisedFields, figuresFields, pageFields, provinceOfCityFields } from './fragments.ts'
import { noticeField, provincesField } from './lead-form.ts'
import { contentReader } from './read.ts'

export const contractorJoinQuery = defineQuery(`{
  "page": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{
    ${pageFields}, form{title, text}
  },
  "network": *[_type == "contractorsPage" && _id == "contractorsPage"][0]{
    figures{title}, featured{title}, "contractors": contractors[]->{_id, name, location, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-contractors"][0]{${figuresFields}},
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {
    _id, title, "slug": slug.current,
    "services": *[_type == "service" && defined(slug.current) && references(^._id)]{_id, name, "slug": slug.current}
  },
  ${emergenciesField},
  ${noticeField},
  ${provincesField}
}`)

const readContractorJoin = contentReader(contractorJoinQuery)

/** The contractor application, with facts about the network of contractors from their page. */
export async function getContractorJoin(lang: Language) {
  'use cache'
  const [{ network, ...content }, cities] = await Promise.all([readContractorJoin(lang), getCityLinks(lang)])
  const contractors = await advertised(network?.contractors ?? [], ({ city }) => city?.province?.code)
  return { ...content, network: network && { ...network, contractors }, cities }
}

export type ContractorJoin = Awaited<ReturnType<typeof getContractorJoin>>
