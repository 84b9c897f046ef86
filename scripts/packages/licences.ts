/** Licences under which code may be part of a site that is served, whatever its own licence is. */
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
  // Files of theirs that are changed have to be published. No package is patched.
  'MPL-2.0',
  // For fonts, which keep their name.
  'OFL-1.1',
])

/** Packages with another licence, or with none in their manifest, and why they may be used. */
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

/** Whether a package may be used: what it says of its licence is allowed, or there is a reason. */
export function mayBeUsed({ name, licence }: { name: string; licence: string | null }): boolean {
  const isException = EXCEPTIONS.some((one) => one.says === licence && one.name.test(name))
  return isException || (licence !== null && isAllowed(licence))
}

/** One of the choices of `(MIT OR CC0-1.0)`, or all of `MIT AND Apache-2.0`. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => ALLOWED.has(one))
}
