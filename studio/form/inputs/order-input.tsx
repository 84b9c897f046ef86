import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useContext } from 'react'
import { type ArrayOfObjectsInputProps, set, unset } from 'sanity'
import { type ArrangedPage, PAGE_SECTIONS } from '#schemas/pages/sections.ts'
import { sectionTypeName } from '#schemas/shared/arrangement.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { newKey } from '#studio/core/new-key.ts'
import { DocumentTypeContext } from '#studio/form/figures/figure-names.tsx'

const en = {
  usual: 'The sections of this page stand in their usual order.',
  change: 'Move or hide sections, insert others',
  back: 'Back to the usual order',
}

const fr: typeof en = {
  usual: 'Les sections de cette page sont dans leur ordre habituel.',
  change: 'Déplacer ou masquer des sections, en insérer',
  back: 'Revenir à l’ordre habituel',
}

/** The order of a page's sections. An empty list means the usual order. A button fills the list with that order. */
export function OrderInput(props: ArrayOfObjectsInputProps) {
  const words = { en, fr }[useStudioLanguage()]
  const page = useContext(DocumentTypeContext) as ArrangedPage
  const { value = [], readOnly, onChange } = props
  if (value.length > 0) {
    return (
      <Stack gap={3}>
        {props.renderDefault(props)}
        <Flex>
          <Button
            mode="bleed"
            fontSize={1}
            text={words.back}
            disabled={readOnly}
            onClick={() => onChange(unset())}
          />
        </Flex>
      </Stack>
    )
  }
  const usual = PAGE_SECTIONS[page].map((section) => ({
    _type: sectionTypeName(page),
    _key: newKey(),
    section,
    hidden: false,
  }))
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Text size={1}>{words.usual}</Text>
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text={words.change}
            disabled={readOnly}
            onClick={() => onChange(set(usual))}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
