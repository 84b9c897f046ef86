/**
 * Whether a program asks for Markdown in place of a page. No browser does. This is a file of its own, because the server asks it before
 * it has loaded the route table.
 */
export const wantsMarkdown = (accept: string | null | undefined): boolean =>
  accept?.includes('text/markdown') ?? false
