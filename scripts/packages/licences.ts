/** Licences that allow their code in a site, whatever the licence of the site is. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // It demands that changed files are published. This project does not change packages, so it has no such files.
  'MPL-2.0',
  // It is for fonts and limits the names of changed fonts. The fonts here keep their names.
  'OFL-1.1',
])

/** Packages with another licence, or without one in their manifest, and the reason why they may be used. */
const EXCEPTIONS: { name: RegExp; says: string | null; because: string }[] = [
  {
    name: /^@img\/sharp-/,
    says: 'LGPL-3.0-or-later',
    because: 'libvips is a library of its own that is loaded at run time, as it was published.',
  },
  {
    name: /^@img\/sharp-/,
    says: 'Apache-2.0 AND LGPL-3.0-or-later',
    because: 'On Windows libvips is in the package of sharp.',
  },
  {
    name: /^caniuse-lite$/,
    says: 'CC-BY-4.0',
    because: 'Data about browsers for the build. Nothing of it is served.',
  },
  { name: /^jsonify$/, says: 'Public Domain', because: 'Nobody has rights in it.' },
  { name: /^png-js$/, says: null, because: 'Its file LICENSE is the MIT licence.' },
]

/** Whether a package may be used: its licence is allowed, or it is an exception. */
export function mayBeUsed({ name, licence }: { name: string; licence: string | null }): boolean {
  const isException = EXCEPTIONS.some((one) => one.says === licence && one.name.test(name))
  return isException || (licence !== null && isAllowed(licence))
}

/** `(MIT OR CC0-1.0)` needs one allowed licence, `MIT AND Apache-2.0` needs all to be allowed. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => ALLOWED.has(one))
}
