import { BRAND } from '#lib/brand/brand.ts'

// Colours are attributes: classes for this one drawing would be in the style sheet of every page.
const { light, dark, quiet } = BRAND.still

/** A drawing of a plug beside its socket. It is inline, because no picture can be loaded without a connection. */
export function Unplugged() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      strokeWidth="3"
      strokeLinejoin="round"
      fill={light}
      stroke={dark}
      className="w-full rounded-frame border-2 border-rule bg-loud"
    >
      <path d="M-4 262h408v42H-4z" fill={quiet} />
      <rect x="252" y="46" width="96" height="150" rx="10" />
      <path d="M282 78v24m36-24v24m-36 38v24m36-24v24" strokeWidth="6" fill="none" />
      <path d="M0 236h96c44 0 20-84 58-96" fill="none" strokeWidth="10" />
      <path d="M134 118l46-24 26 50-46 24q-24 4-34-16t8-34z" />
      <path d="M184 106l26-14m-14 38l26-14" strokeWidth="6" fill="none" />
      <path d="M222 62l-8-20m22 8l4-22m-34 44l-20-8" fill="none" />
    </svg>
  )
}
