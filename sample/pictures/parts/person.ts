import { mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, type Point, path } from '../marks'

export type Pose = 'seated' | 'sari' | 'kurta' | 'reaching' | 'running' | 'lotus'

/** A figure in a box 100 high, standing on 0: the shapes of its body, its head and its hair. */
interface Figure {
  readonly body: readonly string[]
  /** Centre and radii of head and, where there is one, of a bun. */
  readonly rounds: readonly (readonly [x: number, y: number, rx: number, ry: number])[]
}

const FIGURES: Readonly<Record<Pose, Figure>> = {
  seated: {
    body: [
      'M-5 -76C-7 -66 -26 -67 -31 -54C-37 -36 -40 -14 -44 0H44C40 -14 37 -36 31 -54C26 -67 7 -66 5 -76Z',
    ],
    rounds: [
      [0, -85, 10, 12],
      [0, -90, 6, 8],
    ],
  },
  sari: {
    body: [
      'M-3 -86C-4 -82 -11 -82 -13 -76C-14 -66 -10 -58 -10 -51C-14 -32 -17 -14 -19 0H17C15 -16 11 -34 9 -51C10 -58 13 -66 12 -76C11 -81 4 -82 3 -86Z',
      'M-13 -77C-18 -64 -22 -42 -25 -22L-16 -18C-14 -38 -10 -56 -4 -70Z',
      'M11 -76C15 -68 18 -60 24 -58L22 -53C15 -53 10 -60 8 -66Z',
    ],
    rounds: [
      [0, -92, 5.4, 6.8],
      [-5, -95, 4, 4],
    ],
  },
  kurta: {
    body: [
      'M-3 -86C-4 -82 -12 -82 -14 -75C-15 -64 -12 -54 -13 -46C-14 -38 -16 -32 -17 -26H14C13 -34 12 -40 12 -47C12 -56 15 -64 13 -75C11 -81 4 -82 3 -86Z',
      'M-14 -28L-17 0H-7L-1 -26ZM1 -27L6 0H16L12 -28Z',
      'M-13 -75C-19 -64 -20 -52 -19 -42L-14 -41C-14 -52 -11 -60 -8 -66Z',
      'M12 -75C18 -68 21 -62 25 -64L27 -60C20 -54 12 -58 8 -66Z',
    ],
    rounds: [[0, -92, 5.6, 7]],
  },
  reaching: {
    body: [
      'M-3 -85C-5 -81 -10 -81 -10 -73C-9 -58 -12 -46 -15 -36H14C11 -46 9 -58 10 -68C11 -78 7 -81 3 -85Z',
      'M-11 -38L-9 -5L-15 0H-4L-1 -36ZM1 -36L4 -5L3 0H13L10 -5L10 -38Z',
      'M5 -81C14 -88 21 -98 26 -112L31 -110C27 -94 18 -78 8 -70Z',
      'M-7 -81C-15 -74 -19 -66 -21 -55L-17 -54C-13 -60 -9 -66 -4 -71Z',
    ],
    rounds: [[1, -92, 7, 7.6]],
  },
  running: {
    body: [
      'M7 -82C0 -79 -4 -70 -6 -58C-8 -50 -14 -42 -18 -36L11 -33C12 -46 16 -60 17 -72C17 -78 12 -82 7 -82Z',
      'M1 -40C10 -38 21 -36 23 -28C23 -20 17 -10 16 -4L23 -2L22 2H9C9 -6 12 -16 13 -23C8 -26 0 -28 -4 -34Z',
      'M-3 -42C-8 -30 -14 -22 -20 -20C-26 -18 -34 -20 -40 -24L-44 -31L-39 -33C-34 -28 -28 -27 -22 -29C-16 -32 -16 -40 -13 -45Z',
      'M11 -77C20 -76 28 -84 33 -96L37 -93C33 -79 24 -66 12 -67Z',
      'M3 -78C-8 -72 -15 -63 -15 -54C-13 -49 -6 -47 -1 -47L-2 -52C-8 -53 -8 -58 3 -67Z',
    ],
    rounds: [[13, -90, 7, 7.6]],
  },
  lotus: {
    body: [
      'M-4 -82C-5 -74 -20 -75 -23 -66C-28 -54 -38 -34 -47 -17L-41 -13C-34 -21 -26 -31 -20 -42C-18 -32 -17 -24 -19 -16H19C17 -24 18 -32 20 -42C26 -31 34 -21 41 -13L47 -17C38 -34 28 -54 23 -66C20 -75 5 -74 4 -82Z',
      'M0 -20C-24 -23 -46 -21 -56 -12C-61 -6 -54 0 -44 0C-20 3 20 3 44 0C54 0 61 -6 56 -12C46 -21 24 -23 0 -20Z',
    ],
    rounds: [
      [0, -89, 7.4, 9.4],
      [0, -99, 4, 4],
    ],
  },
}

/** A person as a silhouette, without a face; `y` is where they sit or stand, `h` their height. */
export function person(
  d: Drawing,
  { x, y }: Point,
  h: number,
  { pose, tone, rim }: { pose: Pose; tone: string; rim?: string },
): string {
  const { body, rounds } = FIGURES[pose]
  const fill = rim
    ? d.down([0, mix(tone, rim, 0.5)], [0.3, mix(tone, rim, 0.12)], [0.7, tone])
    : tone
  return group(
    [
      ...body.map((shape) => path(shape, fill)),
      ...rounds.map(([cx, cy, rx, ry]) => ellipse({ x: cx, y: cy }, { x: rx, y: ry }, fill)),
    ],
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(d.between(-2, 2))}) scale(${(h / 100).toFixed(3)})"`,
  )
}
