import { Flex } from '@sanity/ui'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { ContractorPerson } from '#lib/leads/contractors/contractors.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { useWords } from './words.ts'

interface PersonFieldsProps {
  person: ContractorPerson
  onChange: (person: ContractorPerson) => void
}

const TYPES = { business: 'text', name: 'text', email: 'email', phone: 'tel' } as const

/** The business and the person of a record. */
export function PersonFields({ person, onChange }: PersonFieldsProps) {
  const { words } = useWords()
  return (
    <Flex gap={3} wrap="wrap">
      {(['business', 'name', 'email', 'phone'] as const).map((name) => (
        <LabelledInput
          key={name}
          label={words[name]}
          type={TYPES[name]}
          autoComplete="off"
          maxLength={name === 'phone' ? 40 : 200}
          value={person[name]}
          onChange={(text) => onChange({ ...person, [name]: text })}
        />
      ))}
      <LabelledDropdown
        label={words.language}
        value={person.lang}
        options={LANGUAGES.map((lang): Option => [lang, words.languages[lang]])}
        onChange={(lang: Language) => onChange({ ...person, lang })}
      />
    </Flex>
  )
}
