import type { Graph, Thing, WithContext } from 'schema-dts'

export type StructuredThing = WithContext<Exclude<Thing, string>> | Graph

/** JSON that cannot end the script element it stands in, whatever an editor wrote. */
export function toJsonLd(data: StructuredThing): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
