import type { FoundField, FoundFields, Target } from '#lib/preview/found-fields.ts'

/** A place of a page in which a text stands: an element, or in tests something like it. */
interface Place<Self> {
  parentElement: Self | null
}

interface Text<Element> {
  element: Element
  key: string
}

/**
 * Decides for each text of a page from which field it is; the answer has the `data-sanity` attribute of each element.
 * A text that only one document has is from there. One that several have is from the document whose other texts stand
 * nearest to it (the price of a card is that of the service whose name is on the card), from the page's own document, or
 * from the one that is called so. Where that does not tell, a text stays without a field rather than lead to a wrong one.
 */
export function chooseFields<Element extends Place<Element>>(
  texts: Text<Element>[],
  found: FoundFields,
): Map<Element, string> {
  const chosen = new Map<Element, string>()
  const shownIn = new Map<Element, Set<string>>()
  const open = texts.flatMap(({ element, key }) => (found[key] ? [{ element, field: found[key] }] : []))

  const choose = (element: Element, { document, attribute }: Target) => {
    chosen.set(element, attribute)
    for (let place: Element | null = element; place; place = place.parentElement) {
      const documents = shownIn.get(place)
      if (documents) documents.add(document)
      else shownIn.set(place, new Set([document]))
    }
  }
  const chooseWith = (pick: (field: FoundField, element: Element) => Target | undefined) => {
    for (const { element, field } of open) {
      const target = chosen.has(element) ? undefined : pick(field, element)
      if (target) choose(element, target)
    }
  }

  chooseWith(onlyTarget)
  // What is decided may decide what stands beside it.
  for (let before = -1; before < chosen.size; ) {
    before = chosen.size
    chooseWith((field, element) => nearestTarget(element, field, shownIn))
    if (before === chosen.size) chooseWith(ownTarget)
    if (before === chosen.size) chooseWith(namedTarget)
  }
  return chosen
}

const canBeAnything = ({ isOwnWord, isFigure }: FoundField) => isOwnWord || isFigure

const single = (targets: Target[]) => (targets.length === 1 ? targets[0] : undefined)

const onlyTarget = (field: FoundField) => (canBeAnything(field) ? undefined : single(field.fields))

const ownTarget = (field: FoundField) =>
  canBeAnything(field) ? undefined : single(field.fields.filter(({ isOfPage }) => isOfPage))

const namedTarget = (field: FoundField) =>
  canBeAnything(field) ? undefined : single(field.fields.filter(({ isName }) => isName))

/** The one target whose document has texts in the smallest surroundings of the element. */
function nearestTarget<Element extends Place<Element>>(
  element: Element,
  { fields, isOwnWord }: FoundField,
  shownIn: Map<Element, Set<string>>,
): Target | undefined {
  for (let place = element.parentElement; place; place = place.parentElement) {
    const documents = shownIn.get(place)
    const here = documents ? fields.filter(({ document }) => documents.has(document)) : []
    if (here.length > 0) return single(here)
    // A word of the interface is believed only beside texts of the same document.
    if (documents && isOwnWord) return undefined
  }
  return undefined
}
