import type { InputProps } from 'sanity'

/** The same props, but read-only. Simple inputs read `readOnly` from their element's props. */
export function closed<Props extends InputProps>(props: Props): Props {
  const { elementProps } = props
  return 'readOnly' in elementProps
    ? { ...props, readOnly: true, elementProps: { ...elementProps, readOnly: true } }
    : { ...props, readOnly: true }
}
