import type { InputProps } from 'sanity'

/** A read-only input. Simple inputs get this through their element. */
export function closed<Props extends InputProps>(props: Props): Props {
  const { elementProps } = props
  return 'readOnly' in elementProps
    ? { ...props, readOnly: true, elementProps: { ...elementProps, readOnly: true } }
    : { ...props, readOnly: true }
}
