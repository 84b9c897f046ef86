/** The SVG paths of a drawing, on a 32 × 32 grid. The area in the loud colour lies below the lines, as in the illustrations. */
interface Drawing {
  line: string
  /** The path that is filled. Without it the path of the lines is filled. */
  fill?: string
}

/** Small drawings beside points. The field `icon` of a point names one of them. */
const TOPICS = {
  bolt: { line: 'M18 3 6 18h9l-2 11 13-16h-9z' },
  building: { fill: 'M6 4h12v24H6z', line: 'M6 4h12v24H6zM18 12h8v16h-8M10 9h4m-4 5h4m-4 5h4m8-2v0m0 5v0' },
  calendar: { fill: 'M4 7h24v6H4z', line: 'M4 7h24v21H4zM4 13h24M10 3v6m12-6v6m-11 12 4 4 7-7' },
  camera: { fill: 'M4 9h17v9H4z', line: 'M4 9h17v9H4zm17 2 7-4v13l-7-4M12 18v5h-8v5' },
  car: { fill: 'M3 16h26v8H3z', line: 'M3 24v-8l4-8h16l6 8v8zM3 16h26M8 24v4m16-4v4M8 20h2m12 0h2' },
  check: { fill: 'M4 4h24v24H4z', line: 'M4 4h24v24H4zm6 12 5 5 8-10' },
  clock: {
    fill: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24',
    line: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24m0 5v7l5 4',
  },
  concrete: { fill: 'M3 20h26v8H3z', line: 'M3 20h26v8H3zm6 0v8m7-8v8m7-8v8M5 15 24 4l3 5-13 6' },
  document: { fill: 'M10 19h12v5H10z', line: 'M6 3h14l6 6v20H6zM20 3v6h6M10 9h5m-5 5h12M10 19h12v5H10z' },
  dollar: {
    fill: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24',
    line: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24m4 8c-1-3-8-3-8 .5s8 2.500 8 6.500-7 3.500-8 .5M16 8v16',
  },
  droplet: {
    fill: 'M16 3c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16',
    line: 'M16 3c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16m0 21a5 5 0 0 1-5-5',
  },
  fan: {
    fill: 'M12 14h8v6h-8z',
    line: 'M16 2v12m-4 0h8v6h-8zm0 3C6 12 2 14 2 17s5 3 10 0m8 0c6-5 10-3 10 0s-5 3-10 0m-4 3v9',
  },
  flame: { line: 'M16 3c1 6 9 9 9 17a9 9 0 0 1-18 0c0-4 3-6 4-9 2 1 3 3 3 4 2-3 2-8 2-12' },
  game: { fill: 'M3 10h26v13H3z', line: 'M3 10h26v13H3zm4 6h6m-3-3v6m11-4v0m4 3v0' },
  gift: {
    fill: 'M4 11h24v6H4z',
    line: 'M4 11h24v6H4zm2 6h20v11H6zm10-6v17M16 11c-8 0-8-8-4-7 3 1 4 7 4 7s1-6 4-7c4-1 4 7-4 7',
  },
  heart: { line: 'M16 28C2 18 3 6 10 6c4 0 6 4 6 4s2-4 6-4c7 0 8 12-6 22' },
  home: { fill: 'M13 18h6v10h-6z', line: 'M3 16 16 4l13 12M6 14v14h20V14M13 28V18h6v10' },
  leaf: {
    fill: 'M5 27C3 12 12 5 28 4c0 15-8 22-20 20',
    line: 'M5 27C3 12 12 5 28 4c0 15-8 22-20 20m-4 5L20 12',
  },
  lock: { fill: 'M5 14h22v15H5z', line: 'M5 14h22v15H5zm5 0V9a6 6 0 0 1 12 0v5m-6 5v5' },
  mail: { fill: 'm3 7 13 11L29 7z', line: 'M3 7h26v18H3zm0 0 13 11L29 7' },
  'map-pin': {
    fill: 'M16 8a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9',
    line: 'M16 30C9 21 6 17 6 12.500a10 10 0 0 1 20 0C26 17 23 21 16 30m0-22a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9',
  },
  phone: { fill: 'M9 3h14v26H9z', line: 'M9 3h14v26H9zm0 20h14m-8 3h2' },
  picture: { fill: 'm5 24 8-9 5 5 4-4 5 8z', line: 'M4 6h24v20H4zm0 18 9-9 5 5 4-4 6 7M21 10.500v1' },
  roof: { fill: 'M2 17 16 5l14 12-2 2H4z', line: 'M2 17 16 5l14 12m-25-2v13h22V15M22 10V5h4v8' },
  shield: {
    fill: 'M16 3 5 7v9c0 7 6 11 11 13z',
    line: 'M16 3 5 7v9c0 7 6 11 11 13 5-2 11-6 11-13V7zm-5 12 4 4 7-8',
  },
  snowflake: {
    fill: '',
    line: 'M16 3v26M5 9.500l22 13m0-13-22 13M12 5l4 4 4-4m-8 22 4-4 4 4M5 15l5-2-1-5m18 9-5 2 1 5m4-9-5-2 1-5M5 17l5 2-1 5',
  },
  sparkle: {
    fill: 'M14 4c1 8 3 10 11 12-8 2-10 4-11 12C13 20 11 18 3 16c8-2 10-4 11-12',
    line: 'M14 4c1 8 3 10 11 12-8 2-10 4-11 12C13 20 11 18 3 16c8-2 10-4 11-12m12-2v6m-3-3h6',
  },
  star: { line: 'm16 3 4 9 9 1-7 6.500 2 9.500-8-5-8 5 2-9.500L3 13l9-1z' },
  structure: { fill: 'M4 4h24v5H4z', line: 'M4 4h24v5H4zm3 5v19m18-19v19M3 28h8m10 0h8M7 18 16 9l9 9' },
  tools: { fill: 'M5 4h10v7H5z', line: 'M5 4h10v7H5zm10 2 4 2v3h-4M8 11h4v17H8zm17-8v9m-3 0h6l-1 16h-4z' },
  truck: {
    fill: 'M2 7h17v15H2z',
    line: 'M2 7h17v15H2zm17 5h6l5 5v5H19M9 22a3 3 0 1 1-4 4m22-4a3 3 0 1 1-4 4',
  },
  tv: { fill: 'M7 10h18v9H7z', line: 'M3 6h26v17H3zm4 4h18v9H7zm3 17h12' },
  users: {
    fill: 'M11 5a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9',
    line: 'M11 5a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M3 27v-4c0-8 16-8 16 0v4zM21 6a4.500 4.500 0 0 1 0 8m2 4c4 1 6 3 6 5v4h-5',
  },
  window: { fill: 'M5 4h11v12H5z', line: 'M5 4h22v22H5zm11 0v22M5 15h22M3 26h26v3H3z' },
  wrench: { line: 'M20 4a7 7 0 0 0-6 9L3 24l5 5 11-11a7 7 0 0 0 9-8l-4 4-5-1-1-5z' },
} satisfies Record<string, Drawing>

export type Topic = keyof typeof TOPICS

export function TopicIcon({ topic }: { topic: Topic }) {
  const { line, fill = line }: Drawing = TOPICS[topic]
  return (
    <svg viewBox="0 0 32 32" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={fill} />
      <path d={line} />
    </svg>
  )
}
