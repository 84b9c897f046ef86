import { Text } from '@sanity/ui'
import { useState } from 'react'
import type { ContractorPerson } from '#lib/leads/contractors/contractors.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { contractorsApi } from './contractors-api.ts'
import { PersonFields } from './person-fields.tsx'
import { useWords } from './words.ts'

/** Adds a contractor who did not apply on the site. */
export function NewContractor({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const { words, language } = useWords()
  const [person, setPerson] = useState<ContractorPerson>({
    business: '',
    name: '',
    email: '',
    phone: '',
    lang: language,
  })

  async function add() {
    const { id } = await contractorsApi.add(person)
    onClose()
    onAdded(id)
  }

  return (
    <FormDialog id="new-contractor" title={words.add} submit={words.add} onClose={onClose} onSubmit={add}>
      <Text>{words.addText}</Text>
      <PersonFields person={person} onChange={setPerson} />
    </FormDialog>
  )
}
