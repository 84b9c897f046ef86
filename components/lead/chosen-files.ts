/**
 * The files of an input. They are copied when they are chosen, because another choice may replace them while code is loading.
 */
export function chosenFiles(target: EventTarget): File[] {
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
}
