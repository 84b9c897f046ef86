/** Turbopack loader for the Studio's style sheet: takes out the fonts it would load from Sanity's servers. */
module.exports = (css) => css.replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, '')
