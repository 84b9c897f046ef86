/** The number a service carries in the hero drawing and on its card. Decorative: the list already counts. */
export function NumberDisc({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="disc">
      {number}
    </span>
  )
}
