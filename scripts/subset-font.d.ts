declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt'
    /** A pinned value, or a narrowed range, per variation axis. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** OpenType features to keep; every other one is dropped. */
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
