/**
 * The files in an input, to be read as soon as they are chosen: another choice takes their place while the code for them
 * is loaded.
 */
export function chosenFiles(target: EventTarget): File[] {
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
}
