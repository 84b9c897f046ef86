import { Icon } from './icon.tsx'

/** What a service includes, ticked line by line. */
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
