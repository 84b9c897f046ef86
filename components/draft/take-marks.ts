import { createDataAttribute } from 'next-sanity'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type Mark, readMark } from '#lib/i18n/read-mark.ts'

/** A text without its mark. */
export interface TakenText {
  text: string
  mark: Mark
  /** The field is all there is in this text. */
  isAlone: boolean
}

/** Between two looks at a page that React has not taken over yet. */
const LOOK_MS = 300

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
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(whenIdle, LOOK_MS, () => {
      // The code of a part may still be on its way.
      const isLoaded = document.readyState === 'complete'
      if (!isLoaded || !takeIn(document.body, isSettled)) lookLater()
    })
  }
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    )
    // What React has put there itself it does not compare with anything.
    const taken = changed.map((node) => takeIn(node, isReacts))
    if (!taken.every(Boolean)) lookLater()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['alt'],
  })
  lookLater()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** False when there is a mark that cannot be taken yet. */
function takeIn(root: Node, isReady: (element: Element) => boolean): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let isDone = true
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const element = node instanceof Text ? node.parentElement : node
    const marked = node instanceof Text ? node.data : node instanceof HTMLImageElement ? node.alt : ''
    const mark = marked && !(element instanceof HTMLScriptElement) && readMark(marked)
    if (!mark || !(element instanceof HTMLElement)) continue
    if (isReady(element)) take(node, element, mark)
    else isDone = false
  }
  return isDone
}

function take(node: Node, element: HTMLElement, mark: Mark): void {
  let { path } = mark
  if (node instanceof HTMLImageElement) {
    node.alt = withoutMarks(node.alt)
    // The description stands in the picture's own field.
    path = path.replace(/\.alt\.\w+$/, '')
  } else if (node instanceof Text) {
    const text = withoutMarks(node.data)
    takenTexts.set(node, { text, mark, isAlone: node.data.startsWith(text) })
    node.data = text
  }
  element.dataset.sanity = createDataAttribute({ baseUrl: '/studio', ...mark, path }).toString()
}

/** React notes its own nodes, those it makes and those of the HTML that it takes over. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}

const seen = new WeakSet<Element>()

/**
 * React takes the HTML over in parts, and compares the texts meanwhile. It may begin a part anew, so an element is left
 * alone until it was React's at an earlier look too.
 */
function isSettled(element: Element): boolean {
  const wasSeen = seen.has(element)
  if (isReacts(element)) seen.add(element)
  return wasSeen
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback)
  else callback()
}
