import type { CSSProperties } from 'react'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The frame of a picture of that size: it has its place before the picture is loaded, so nothing below it jumps. */
export function frameSize({ width, height }: Size, highest: number): CSSProperties {
  const widest = Math.min(width, Math.round((highest * width) / height))
  return { inlineSize: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
