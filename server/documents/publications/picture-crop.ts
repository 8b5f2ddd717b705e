import type { Crop } from '#schema/entities/media'

/** The visible part of a picture, in pixels of its original. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The size and crop in a row. */
interface CroppedRow {
  readonly width: number
  readonly height: number
  readonly cropX: number
  readonly cropY: number
  readonly cropWidth: number
  readonly cropHeight: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export function cropOf({ cropX, cropY, cropWidth, cropHeight }: CroppedRow): Crop {
  return { x: cropX, y: cropY, width: cropWidth, height: cropHeight }
}

/** Returns the cropped part of a picture, at least one pixel; `null` for the whole. */
export function areaOf(row: CroppedRow): Area | null {
  const { x, y, width, height } = cropOf(row)
  const left = Math.min(Math.round(x * row.width), row.width - 1)
  const top = Math.min(Math.round(y * row.height), row.height - 1)
  const area = {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round(width * row.width), row.width - left)),
    height: Math.max(1, Math.min(Math.round(height * row.height), row.height - top)),
  }
  return area.width === row.width && area.height === row.height ? null : area
}

/** Converts a point of the whole picture to fractions of the crop; a point outside is moved to the edge. */
export function pointInCrop({ x, y }: Point, crop: Crop): Point {
  return { x: within((x - crop.x) / crop.width), y: within((y - crop.y) / crop.height) }
}

/** Converts a point of the crop to fractions of the whole picture. */
export function pointInWhole({ x, y }: Point, crop: Crop): Point {
  return { x: within(crop.x + x * crop.width), y: within(crop.y + y * crop.height) }
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part))
}
