const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const FRENCH = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ«»º'
/** Letters that French does not have, but names of people in the content do. */
const NAMES = 'á'
const SIGNS = '\u00a0\u2009\u2011\u202f–—‘’“”„…•·−×→←©®™€°²³¼½'

/** Every character that the site's font files contain: Latin with every French letter. */
export const TYPEFACE_CHARACTERS = ASCII + FRENCH + NAMES + SIGNS
