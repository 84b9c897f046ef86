import { createDataAttribute } from 'next-sanity'
import { type Mark, readMark, withoutMarks } from '#lib/i18n/marks.ts'

/** A text without its mark. */
export interface TakenText {
  text: string
  mark: Mark
  /** The field is all there is in this text. */
  isAlone: boolean
}

const RETRY_MS = 100

const takenTexts = new WeakMap<Text, TakenText>()

/** The field that a text of the page is from. */
export function fieldOf(node: Text): TakenText | undefined {
  const taken = takenTexts.get(node)
  return taken?.text === node.data ? taken : undefined
}

/**
 * Takes the marks out of the texts of the page, and tells Sanity's overlays the field by an attribute of the element: with
 * hundreds of invisible characters in a text browsers break its lines elsewhere. Goes on with every change of the page
 * until the returned function is called.
 */
export function takeMarks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const takeAll = () => {
    clearTimeout(timer)
    if (!takeIn(document.body)) timer = setTimeout(takeAll, RETRY_MS)
  }
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    )
    if (!changed.map(takeIn).every(Boolean)) takeAll()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['alt'],
  })
  takeAll()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** False when there is a mark that cannot be taken yet. */
function takeIn(root: Node): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let isDone = true
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) isDone = takeFromPicture(node) && isDone
    if (node instanceof Text) isDone = takeFromText(node) && isDone
  }
  return isDone
}

function takeFromText(node: Text): boolean {
  const element = node.parentElement
  const mark = element && element.localName !== 'script' && readMark(node.data)
  if (!mark) return true
  if (!isHydrated(element)) return false
  const text = withoutMarks(node.data)
  takenTexts.set(node, { text, mark, isAlone: node.data.startsWith(text) })
  node.data = text
  element.dataset.sanity = attributeOf(mark)
  return true
}

/** The description stands in the picture's own field. */
function takeFromPicture(image: HTMLImageElement): boolean {
  const mark = readMark(image.alt)
  if (!mark) return true
  if (!isHydrated(image)) return false
  image.alt = withoutMarks(image.alt)
  image.dataset.sanity = attributeOf({ ...mark, path: mark.path.replace(/\.alt\.\w+$/, '') })
  return true
}

function attributeOf(mark: Mark): string {
  return createDataAttribute({ baseUrl: '/studio', ...mark }).toString()
}

/** React compares the texts of the HTML with its own while it takes the page over, part by part, and notes its nodes then. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}
