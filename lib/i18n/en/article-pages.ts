/** Guides, questions, legal pages, careers and resources. */
export const articlePages = {}
