/** A name as it stands within a sentence: `ceiling fans`. Acronyms and proper names such as `TV mounting` keep their capitals. */
export const nameInSentence = (name: string): string =>
  /^\S+\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
