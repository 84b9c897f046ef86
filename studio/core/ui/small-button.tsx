import { Button, type ButtonProps } from '@sanity/ui'

/** A button among texts. */
export function SmallButton(props: Pick<ButtonProps, 'text' | 'title' | 'disabled' | 'onClick'>) {
  return <Button mode="ghost" fontSize={1} padding={2} {...props} />
}
