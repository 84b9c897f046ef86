/**
 * Turbopack loader for the tooltips of @sanity/ui: each measures the page when it is drawn, and once more before that, though
 * only a tooltip that is shown needs the width. With a hundred of them every measurement lays the whole Studio out again,
 * which was a sixth of the time the Studio took to open.
 */
const CHANGES = [
  [
    '$[65] !== portalElement?.offsetWidth ? (t27 = () => {',
    '$[65] !== showTooltip ? (t27 = () => {\n\t\tif (!showTooltip) return;',
  ],
  ['$[65] = portalElement?.offsetWidth', '$[65] = showTooltip'],
  ['useLayoutEffect(t27, t28)', 'useLayoutEffect(t27, [boundaryElement, portalElement, showTooltip])'],
]

module.exports = (source) =>
  CHANGES.reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`@sanity/ui has another tooltip now: "${from}" is not in it`)
    return code.replace(from, () => to)
  }, source)
