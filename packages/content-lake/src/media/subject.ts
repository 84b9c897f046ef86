/** A part of a picture in the form of Sanity's hotspot: its centre and its size, as fractions of the whole picture. */
export interface Hotspot {
  _type: 'sanity.imageHotspot'
  x: number
  y: number
  width: number
  height: number
}

const VIEW_BOX = /\sviewBox="([^"]+)"/
const SUBJECT = /<view\s+id="subject"[^>]*>/

/** The part of a drawing that must stay visible in crops: its `<view id="subject">`. Null when it has no such element. */
export function subjectOf(svg: string): Hotspot | null {
  const subject = viewBoxOf(SUBJECT.exec(svg)?.[0])
  const whole = viewBoxOf(svg)
  if (!subject || !whole) return null
  const [left, top, width, height] = subject
  return {
    _type: 'sanity.imageHotspot',
    x: (left - whole[0] + width / 2) / whole[2],
    y: (top - whole[1] + height / 2) / whole[3],
    width: width / whole[2],
    height: height / whole[3],
  }
}

function viewBoxOf(tag: string | undefined): [number, number, number, number] | null {
  const [left, top, width, height] =
    VIEW_BOX.exec(tag ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? []
  if (left === undefined || top === undefined || !width || !height) return null
  return [left, top, width, height]
}
