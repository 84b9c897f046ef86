import { Icon } from '../ui/icon.tsx'

interface MenuHeadProps {
  /** The id of the popover that contains this head. */
  panel: string
  title: string
  /** The label of the button that closes the popover, or goes back to the popover below. */
  close: string
  icon: 'close' | 'back'
}

/** The top of a menu that covers the screen. */
export function MenuHead({ panel, title, close, icon }: MenuHeadProps) {
  return (
    <div className="menu-head xl:hidden">
      <p className="type-h3">{title}</p>
      <button
        type="button"
        popoverTarget={panel}
        popoverTargetAction="hide"
        aria-label={close}
        className="square"
      >
        <Icon name={icon} />
      </button>
    </div>
  )
}
