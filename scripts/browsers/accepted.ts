/*
 * Features that the site uses although the oldest browsers lack them, with the reason why that is acceptable. When
 * `npm run check:browsers` names a feature as unused, remove it here.
 */

/** In style sheets: how a page looks without the feature. */
export const DEGRADES: Record<string, string> = {
  ':has':
    'Firefox before 121: a chosen service of the booking form has its dot only; some lists have their plain grid.',
  ':open': 'Beside it stands [open].',
  ':popover-open':
    'Beside it stands the class of the library that adds popovers; without it menus open without movement.',
  '@starting-style': 'Menus and messages open without movement.',
  '@property': 'Tailwind sets the same values where it is missing.',
  '@media (scripting)': 'Without scripts the menus of the header do not open on hover.',
  '@page': 'The printer has its own margins.',
  '::details-content': 'Answers that are closed are not printed.',
  'content-visibility': 'As above.',
  'content-visibility: visible': 'As above.',
  'break-after: avoid': 'A heading may be the last line of a sheet.',
  'anchor-name': 'Menus and filters open at a fixed place.',
  'position-anchor': 'As above.',
  'animation-timeline': 'The bar with the price is always shown.',
  'timeline-scope': 'As above.',
  'view-timeline': 'As above.',
  'color-mix()': 'Tailwind sets a plain colour before it.',
  'text-wrap': 'Lines of a heading differ in length.',
  'text-wrap: balance': 'As above.',
  'text-wrap: pretty': 'As above.',
  hyphens: 'Safari has it with a prefix, which Tailwind adds.',
  'user-select': 'As above.',
  'mask-image': 'As above.',
  'width: stretch': 'Beside it stands what it was called before.',
  'round()': 'Of the tools for drafts, which only staff load.',
  'scrollbar-width': 'A row of chips shows its scroll bar.',
  'scrollbar-width: none': 'As above.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'forced-color-adjust: none': 'As above.',
  'font-family: ui-monospace': 'The next font of the list is taken.',
  '-webkit-tap-highlight-color': 'For phones only.',
  '::-moz-range-thumb': 'For Firefox only: each browser has its own name for it.',
  '::-webkit-search-cancel-button': 'For others than Firefox, which has no such button.',
  '::-webkit-slider-thumb': 'For others than Firefox: each browser has its own name for it.',
}

/** In scripts: why a page works without the feature. `any.name` is a method of any type. */
export const GUARDED: Record<string, string> = {
  'any.showPopover': 'Loaded after the library that adds popovers (menus.ts).',
  'any.hidePopover': 'As above.',
  'any.startViewTransition': 'React catches what it throws and goes on without it.',
  'any.captureStackTrace': 'A function of zod, which asks before it calls the one of the browser.',
  'any.toArray': 'Of React.Children.',
  'any.toReversed': 'Of the tools for drafts, which only staff load.',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'Called where canUsePasskeys says yes.',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'As above.',
  cancelIdleCallback: 'Of the tools for drafts: called for what requestIdleCallback gave.',
}
