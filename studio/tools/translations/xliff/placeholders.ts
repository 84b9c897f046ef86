/** Placeholders such as {city} that a translation lost, and those it made up. */
export function placeholderDifference(
  english: string,
  french: string,
): { lost: string[]; invented: string[] } {
  const [source, target] = [placeholdersIn(english), placeholdersIn(french)]
  return {
    lost: source.filter((name) => !target.includes(name)),
    invented: target.filter((name) => !source.includes(name)),
  }
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}
