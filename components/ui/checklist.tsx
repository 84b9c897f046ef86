import { Icon } from './icon.tsx'

/** A list, such as the features of a service, with a tick before each line. */
export function Checklist({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`checklist ${className}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
