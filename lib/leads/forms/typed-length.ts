/** The characters that count against a limit: without spaces at both ends, and with one for the end of a line. */
export const typedLength = (text: string): number => text.replace(/\r\n?/g, '\n').trim().length
