/** A section of an equirectangular world map, in degrees. */
interface MapView {
  readonly west: number
  readonly north: number
  readonly width: number
  readonly height: number
}

interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}

/** In degrees; a narrower view would show no recognisable coast. */
const MIN_WIDTH = 60
const MARGIN = 12
/** Width to height. */
const ASPECT = 2.4
/** Pins closer than this fraction of the map's width are merged: 24 px of a phone's 340. */
const MIN_DISTANCE = 24 / 340

/** Returns the smallest view that contains all points with a margin. */
export function mapView(points: readonly MapPoint[]): MapView {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  const east = Math.max(...longitudes)
  const west = Math.min(...longitudes)
  const north = Math.max(...latitudes)
  const south = Math.min(...latitudes)
  const needed = Math.max(
    east - west + 2 * MARGIN,
    (north - south + 2 * MARGIN) * ASPECT,
    MIN_WIDTH,
  )
  const width = Math.min(needed, 360)
  const height = width / ASPECT
  return {
    width,
    height,
    west: clamp((east + west - width) / 2, -180, 180 - width),
    north: clamp((north + south + height) / 2, height - 90, 90),
  }
}

interface Cluster<Point> {
  /** In percent of the map's width and height. */
  readonly left: number
  readonly top: number
  readonly members: readonly [Point, ...Point[]]
}

/** Merges points that are too close together to be clicked separately. */
export function clustersOf<Point extends MapPoint>(
  points: readonly Point[],
  view: MapView,
): readonly Cluster<Point>[] {
  const clusters: { readonly members: [Point, ...Point[]] }[] = []
  for (const point of points) {
    const near = clusters.find(
      ({ members: [first] }) => distance(first, point) < view.width * MIN_DISTANCE,
    )
    if (near) near.members.push(point)
    else clusters.push({ members: [point] })
  }
  return clusters.map(({ members }) => ({
    members,
    left: percent((mean(members.map((one) => one.longitude)) - view.west) / view.width),
    top: percent((view.north - mean(members.map((one) => one.latitude))) / view.height),
  }))
}

function distance(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.longitude - b.longitude, a.latitude - b.latitude)
}

/** Clamps points outside the map to its edge. */
function percent(share: number): number {
  return clamp(share * 100, 0, 100)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
