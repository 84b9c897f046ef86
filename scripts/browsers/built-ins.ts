import type { Identifier } from '@mdn/browser-compat-data'
import { api, type Floor, featuresOf, isOld, javascript } from './floor.ts'

/** The built-ins that the oldest supported browsers (the floor) lack, by the way in which a script names them. */
export interface NewBuiltIns {
  /** Names such as `scheduler`, also as properties of `window`. */
  globals: Set<string>
  /** Names such as `Map.groupBy`. */
  statics: Set<string>
  /** Names such as `toSorted`, for calls like `list.toSorted()`. */
  methods: Set<string>
}

interface Member {
  type: string
  name: string
  isStatic: boolean
  feature: Identifier
}

/** The members of this type are global names: `window.scheduler` is `scheduler`. */
const OF_WINDOW = 'Window'

/** The end of a static member's name in the data about browser APIs, such as `timeout_static`. */
const STATIC = /_static$/

/**
 * The built-ins that the browsers of a floor lack. A script does not show the types of its values. So a method does not count
 * as new if an old method has the same name, or if it is only a proposal: such names are usually methods of a library. Methods
 * of a new type do not count either, because a script must name the type first.
 */
export function newBuiltIns(floor: Floor): NewBuiltIns {
  const types = [javascript.builtins as Identifier, api as Identifier].flatMap(featuresOf)
  const members = types.flatMap(([type, feature]) => membersOf(type, feature))
  const added = members.filter(({ feature }) => !isOld(feature, floor))
  const oldTypes = new Set(types.filter(([, feature]) => isOld(feature, floor)).map(([name]) => name))
  const ofWindow = added.filter(({ type }) => type === OF_WINDOW)
  const ofTypes = added.filter(({ type }) => type !== OF_WINDOW)
  const old = new Set([
    ...oldTypes,
    ...members.filter(({ feature }) => isOld(feature, floor)).map(({ name }) => name),
  ])
  return {
    globals: new Set([
      ...types.filter(([, feature]) => !isOld(feature, floor)).map(([name]) => name),
      ...ofWindow.map(({ name }) => name),
    ]),
    statics: new Set(ofTypes.map(({ type, name }) => `${type}.${name}`)),
    methods: new Set(
      ofTypes
        .filter(({ type, isStatic }) => oldTypes.has(type) && !isStatic)
        .filter(({ name, feature }) => !old.has(name) && isStandard(feature))
        .map(({ name }) => name),
    ),
  }
}

/** The members of a type, and those of nested types such as `Intl.Segmenter`. */
function membersOf(type: string, feature: Identifier): Member[] {
  return featuresOf(feature).flatMap(([key, member]) => [
    { type, name: key.replace(STATIC, ''), isStatic: isStatic(key, member), feature: member },
    ...membersOf(`${type}.${key}`, member),
  ])
}

/** Whether a member is static. A static member of JavaScript's types has no `prototype` in its link to the specification. */
function isStatic(key: string, { __compat }: Identifier): boolean {
  const isOfLanguage = String(__compat?.spec_url).includes('tc39.es')
  return STATIC.test(key) || (isOfLanguage && !String(__compat?.spec_url).includes('prototype'))
}

const isStandard = ({ __compat }: Identifier) =>
  __compat?.status?.standard_track === true && !__compat.status.experimental && !__compat.status.deprecated
