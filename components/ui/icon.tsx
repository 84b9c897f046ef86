import type { IconName } from './icon-sprite.tsx'

export type { IconName }

/** An icon. It is always decorative: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const classes = ['icon', name === 'arrow' && 'arrow', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
