import type { CSSProperties } from 'react'

/** Size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the frame for a picture of this size. It reserves the space before the picture loads, so that nothing below jumps. */
export function frameSize({ width, height }: Size, highest: number): CSSProperties {
  const widest = Math.min(width, Math.round((highest * width) / height))
  return { inlineSize: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
