import { Button, type ButtonProps } from '@sanity/ui'

/** A small button for use beside text. */
export function SmallButton(props: Pick<ButtonProps, 'text' | 'title' | 'disabled' | 'onClick'>) {
  return <Button mode="ghost" fontSize={1} padding={2} {...props} />
}
