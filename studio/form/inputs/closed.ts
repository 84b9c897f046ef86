import type { InputProps } from 'sanity'

/** The props of a read-only input. Simple inputs read `readOnly` from their element's props. */
export function closed<Props extends InputProps>(props: Props): Props {
  const { elementProps } = props
  return 'readOnly' in elementProps
    ? { ...props, readOnly: true, elementProps: { ...elementProps, readOnly: true } }
    : { ...props, readOnly: true }
}
