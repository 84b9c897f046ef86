import { Button, Text } from '@sanity/ui'
import { Tooltip } from '@sanity/ui/tooltip'
import type { ComponentType } from 'react'

interface IconActionProps {
  title: string
  icon: ComponentType
  onAction: () => void
}

/** A button of the bar that leaves room for the tools: its name is in the tooltip, and for screen readers. */
export function IconAction({ title, icon, onAction }: IconActionProps) {
  return (
    <Tooltip content={<Text size={1}>{title}</Text>} padding={2} portal>
      <Button aria-label={title} icon={icon} mode="bleed" padding={2} onClick={onAction} />
    </Tooltip>
  )
}
