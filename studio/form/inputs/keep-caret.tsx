import { Component, type ReactNode, type RefObject } from 'react'
import { caretAfter } from './merged-text.ts'

interface Props {
  /** The `<input>` or `<textarea>`. */
  element: RefObject<unknown>
  children: ReactNode
}

interface Snapshot {
  text: string
  start: number
  end: number
}

/**
 * Keeps the caret in place when another person changes the same text. Browsers move the caret to the end, so the next typed
 * letters would land in the other person's text.
 */
export class KeepCaret extends Component<Props> {
  /** React calls this just before it changes the text. */
  override getSnapshotBeforeUpdate(): Snapshot | null {
    const field = this.#focused()
    if (!field || field.selectionStart === null || field.selectionEnd === null) return null
    return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
  }

  override componentDidUpdate(_props: Props, _state: unknown, snapshot: Snapshot | null): void {
    const field = this.#focused()
    // After the person's own typing, the field already has the text of the snapshot. The caret is then in the right place.
    if (!field || !snapshot || field.value === snapshot.text) return
    const moved = (position: number) => caretAfter(snapshot.text, field.value, position)
    field.setSelectionRange(moved(snapshot.start), moved(snapshot.end))
  }

  override render(): ReactNode {
    return this.props.children
  }

  #focused(): HTMLInputElement | HTMLTextAreaElement | null {
    const { current } = this.props.element
    const isText = current instanceof HTMLInputElement || current instanceof HTMLTextAreaElement
    return isText && document.activeElement === current ? current : null
  }
}
