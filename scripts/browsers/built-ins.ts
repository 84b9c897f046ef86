import type { Identifier } from '@mdn/browser-compat-data'
import { api, type Floor, featuresOf, isOld, javascript } from './floor.ts'

/** What browsers of a floor lack, in the three ways a script can name it. */
export interface NewBuiltIns {
  /** `scheduler`, also as a property of `window`. */
  globals: Set<string>
  /** `Map.groupBy`. */
  statics: Set<string>
  /** `toSorted` of `list.toSorted()`. */
  methods: Set<string>
}

interface Member {
  type: string
  name: string
  isStatic: boolean
  feature: Identifier
}

/** What this type has is global. */
const OF_WINDOW = 'Window'

/** How the names of static members end in the part about the browser's own types. */
const STATIC = /_static$/

/**
 * A script does not tell types. So a name is no new method if an old one has it too, or if it is only a proposal: such names are
 * mostly those of a library's own methods. Nobody comes to a method of a new type but by the type.
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

/** Also those of `Intl.Segmenter` and the like. */
function membersOf(type: string, feature: Identifier): Member[] {
  return featuresOf(feature).flatMap(([key, member]) => [
    { type, name: key.replace(STATIC, ''), isStatic: isStatic(key, member), feature: member },
    ...membersOf(`${type}.${key}`, member),
  ])
}

/** Of the language's own types only the address in its specification tells: `#sec-array.prototype.at`. */
function isStatic(key: string, { __compat }: Identifier): boolean {
  const isOfLanguage = String(__compat?.spec_url).includes('tc39.es')
  return STATIC.test(key) || (isOfLanguage && !String(__compat?.spec_url).includes('prototype'))
}

const isStandard = ({ __compat }: Identifier) =>
  __compat?.status?.standard_track === true && !__compat.status.experimental && !__compat.status.deprecated
