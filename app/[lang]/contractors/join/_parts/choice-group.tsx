import { Checkbox } from '#components/ui/checkbox.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { rowsIn } from '#lib/leads/forms/rows.ts'

interface ChoiceGroupProps {
  title: string
  /** The box for the group as a whole, if it can be ticked as one. Its label has `{name}` for the title. */
  whole?: { name: string; value: string; label: string }
  /** The name of the boxes of single items. */
  name: string
  items: { name: string | null; slug: string | null }[]
  words: { chosen: string; someChosen: string }
  /** The values of a form that the server sent back, by field. */
  initial: Readonly<Record<string, string>>
}

/**
 * Boxes behind a row that opens. The row says what is ticked: in a form that came back and with scripts (`followChosen`) by name,
 * otherwise that something is.
 */
export function ChoiceGroup({ title, whole, name, items, words, initial }: ChoiceGroupProps) {
  const boxes = [
    ...(whole ? [{ ...whole, label: fillPlaceholders(whole.label, { name: title }) }] : []),
    ...items.map((item) => ({ name, value: item.slug ?? '', label: item.name ?? '' })),
  ].map((box) => ({ ...box, isTicked: rowsIn(initial[box.name]).includes(box.value) }))
  const names = boxes.flatMap(({ label, isTicked }) => (isTicked ? label : []))
  return (
    <Disclosure
      title={title}
      isOpen={names.length > 0}
      note={
        <span
          className="hidden text-small font-normal text-muted group-has-checked:block"
          data-chosen={words.chosen}
        >
          {names.length > 0 ? fillPlaceholders(words.chosen, { names: names.join(', ') }) : words.someChosen}
        </span>
      }
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {boxes.map(({ isTicked, ...box }) => (
          <Checkbox key={`${box.name} ${box.value}`} {...box} defaultChecked={isTicked} />
        ))}
      </div>
    </Disclosure>
  )
}
