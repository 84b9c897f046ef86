import { useState } from 'react'
import { useRouter } from 'sanity/router'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { ListAndDetails } from '#studio/core/ui/list-and-details.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useContentNames } from '#studio/core/use-content-names.ts'
import { ContractorDetails } from './contractor-details.tsx'
import { ContractorFilters } from './contractor-filters.tsx'
import { ContractorList } from './contractor-list.tsx'
import type { ContractorQuery } from './contractors-api.ts'
import { useWords } from './words.ts'

/** The Contractors tool: filters, list, and the contractor that the address names. */
export default function ContractorsTool({ title }: ToolProps) {
  const { words, language } = useWords()
  const router = useRouter()
  const [query, setQuery] = useState<ContractorQuery>({})
  /** Increases with every change, so that the list is loaded again. */
  const [changes, setChanges] = useState(0)
  const { names, error } = useContentNames(language)
  const openId = typeof router.state.contractor === 'string' ? router.state.contractor : null
  const changed = () => setChanges((last) => last + 1)
  const open = (contractor: string) => router.navigate({ contractor })

  if (names === null) return <NotLoaded error={error} />
  const filters = (
    <ContractorFilters
      query={query}
      names={names}
      onChange={setQuery}
      onAdded={(id) => {
        changed()
        open(id)
      }}
    />
  )
  return (
    <ListAndDetails
      id="contractors"
      title={title}
      filters={filters}
      list={<ContractorList query={query} changes={changes} openId={openId} onOpen={open} />}
      details={
        openId && (
          <ContractorDetails
            key={openId}
            id={openId}
            names={names}
            onChanged={changed}
            onErased={() => {
              changed()
              router.navigate({})
            }}
          />
        )
      }
      detailsFlex={2}
      words={words}
      onBack={() => router.navigate({})}
    />
  )
}
