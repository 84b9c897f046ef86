import { createDataAttribute } from 'next-sanity'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type Mark, readMark } from '#lib/i18n/read-mark.ts'

/** A text of the page whose mark (Sanity's invisible characters, which name its field) is removed. */
export interface TakenText {
  text: string
  mark: Mark
  /** Whether the text node shows only this field: `Toronto`, not `Installers in Toronto`. */
  isAlone: boolean
}

/** Milliseconds between two checks of a page that React has not hydrated yet. */
const LOOK_MS = 300

const takenTexts = new WeakMap<Text, TakenText>()

/** The field that a text node of the page comes from; undefined when the text had no mark. */
export function fieldOf(node: Text): TakenText | undefined {
  const taken = takenTexts.get(node)
  return taken?.text === node.data ? taken : undefined
}

/**
 * Removes the marks from the texts of the page, and writes the field of each text to an attribute of its element, which
 * Sanity's overlays read. With hundreds of invisible characters in a text, browsers would break its lines at other places. A
 * MutationObserver repeats this for every change of the page until the returned function is called.
 */
export function takeMarks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(whenIdle, LOOK_MS, () => {
      // Until the page is complete, React may not have hydrated a part of it, because the code of that part is still loading.
      const isLoaded = document.readyState === 'complete'
      if (!isLoaded || !takeIn(document.body, isSettled)) lookLater()
    })
  }
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    )
    // React compares texts only when it hydrates HTML of the server. From nodes that React created, marks are removed at once.
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

/** Removes the marks inside `root`. Returns false when a mark cannot be removed yet, because React has not hydrated it. */
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
    // The path names the field `alt` inside the picture's field. The overlay is for the picture's field.
    path = path.replace(/\.alt\.\w+$/, '')
  } else if (node instanceof Text) {
    const text = withoutMarks(node.data)
    takenTexts.set(node, { text, mark, isAlone: node.data.startsWith(text) })
    node.data = text
  }
  nameField(element, { ...mark, path })
  nameSection(element, mark)
}

function nameField(element: HTMLElement, field: Mark): void {
  element.dataset.sanity = createDataAttribute({ baseUrl: '/studio', ...field }).toString()
}

/**
 * Names the block that a text belongs to on the block's element. Sanity's overlays then offer to move, duplicate and remove the
 * block, and to insert another one beside it.
 */
function nameSection(element: HTMLElement, mark: Mark): void {
  const [path, key] = /^\w+\[_key=="(\w+)"\]/.exec(mark.path) ?? []
  const section =
    key && element.closest<HTMLElement>(`#section-${key}, [aria-labelledby="section-${key}-title"]`)
  if (path && section && section !== element) nameField(section, { ...mark, path })
}

/** Whether React has created or hydrated this element. Such an element has a private property of React. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}

const seen = new WeakSet<Element>()

/**
 * React hydrates the HTML in parts, compares the texts while it hydrates, and may start a part again. So an element is
 * changed only when an earlier check has also found it hydrated.
 */
function isSettled(element: Element): boolean {
  const wasSeen = seen.has(element)
  if (isReacts(element)) seen.add(element)
  return wasSeen
}

/** Calls back when the browser is idle; at once in Safari, which has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback)
  else callback()
}
