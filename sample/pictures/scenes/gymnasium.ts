import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, type Point, path, polygon, rect, stroke, times } from '../marks'
import { finish } from '../parts/finish'
import { box, type Room } from '../parts/room'

/** The gymnasium: court lines on maple, tall windows, the sun across the floor. */
export function gymnasium(d: Drawing): void {
  const room: Room = {
    end: { x: d.width * 0.32, y: d.height * 0.3, w: d.width * 0.36, h: d.height * 0.27 },
    walls: {
      ceiling: '#41525c',
      floor: '#d49a57',
      side: '#dcd6c8',
      end: '#efe8d9',
      light: '#fff6dc',
    },
  }
  box(d, room)
  beams(d, room)
  windows(d, room)
  courtLines(d, room)
  sunPatches(d, room)
  hoop(d, { x: d.width / 2, y: room.end.y + room.end.h * 0.42 }, d.width * 0.05)
  finish(d, { vignette: 0.45 })
}

function beams(d: Drawing, { end }: Room): void {
  for (const row of times(7)) {
    const t = 1 - (row / 7) ** 0.5
    const y = end.y * (1 - t) * 0.98
    const x = end.x * (1 - t)
    const w = d.width - x - (d.width - end.x - end.w) * (1 - t)
    d.add(rect({ x, y, w, h: 6 + t * 26 }, d.down([0, '#8a5a33'], [1, '#4c2f1e'])))
    for (const lamp of [0.28, 0.5, 0.72])
      d.add(
        ellipse(
          { x: x + w * lamp, y: y + 10 + t * 30 },
          { x: 10 + t * 34, y: 4 + t * 8 },
          '#fff7df',
        ),
        circle(
          { x: x + w * lamp, y: y + 12 + t * 30 },
          30 + t * 90,
          d.outward([
            [0, '#fff2c9', 0.5],
            [1, '#fff2c9', 0],
          ]),
        ),
      )
  }
}

function windows(d: Drawing, { end }: Room): void {
  for (const index of times(5)) {
    const near = 1 - index * 0.2
    const far = near - 0.13
    const at = (t: number, high: number): Point => ({
      x: end.x * (1 - t),
      y:
        end.y * (1 - t) +
        (end.y + (d.height - end.y) * t * 1.0 + end.h * (1 - t) - end.y * (1 - t)) * high,
    })
    d.add(
      path(
        polygon([at(near, 0.12), at(far, 0.12), at(far, 0.52), at(near, 0.52)]),
        d.down([0, '#cfe6f2'], [1, '#fffbe6']),
      ),
    )
  }
}

function courtLines(d: Drawing, { end }: Room): void {
  const low = end.y + end.h
  const boards = times(41).map(
    (board) =>
      `M${n(end.x + (board / 40) * end.w)} ${n(low)}L${n((board / 40) * d.width * 1.6 - d.width * 0.3)} ${d.height}`,
  )
  d.add(
    stroke(boards.join(''), '#8d5a2a', 1.2, 'opacity="0.4"'),
    stroke(
      `M${n(end.x + end.w * 0.1)} ${n(low + 10)}L${n(d.width * 0.06)} ${d.height}M${n(end.x + end.w * 0.9)} ${n(low + 10)}L${n(d.width * 0.94)} ${d.height}`,
      '#fffaf0',
      6,
      'opacity="0.85"',
    ),
    path(
      `M${n(end.x + end.w * 0.38)} ${n(low + 8)}H${n(end.x + end.w * 0.62)}L${n(d.width * 0.64)} ${n(low + 150)}H${n(d.width * 0.36)}Z`,
      '#a8402a',
      'opacity="0.75" stroke="#fffaf0" stroke-width="5"',
    ),
    `<ellipse cx="${n(d.width / 2)}" cy="${n(low + 150)}" rx="${n(d.width * 0.14)}" ry="44" fill="none" stroke="#fffaf0" stroke-width="5" opacity="0.85"/>`,
    `<ellipse cx="${n(d.width / 2)}" cy="${n(d.height * 1.02)}" rx="${n(d.width * 0.24)}" ry="104" fill="#2f5f73" fill-opacity="0.5" stroke="#fffaf0" stroke-width="7" opacity="0.85"/>`,
  )
}

function sunPatches(d: Drawing, { end }: Room): void {
  const low = end.y + end.h
  const soft = d.blur(5)
  d.add(
    group(
      times(5).map((index) => {
        const t = ((index + 0.6) / 5) ** 1.6
        const y = low + t * (d.height - low)
        const x = end.x * (1 - t) + d.width * 0.04
        const w = d.width * (0.1 + t * 0.22)
        const h = 12 + t * 74
        return path(
          polygon([
            { x, y },
            { x: x + w, y: y + h * 0.1 },
            { x: x + w * 1.25, y: y + h },
            { x: x + w * 0.1, y: y + h },
          ]),
          '#fff3cf',
          'opacity="0.6"',
        )
      }),
      `filter="${soft}" style="mix-blend-mode:soft-light"`,
    ),
  )
}

function hoop(d: Drawing, { x, y }: Point, w: number): void {
  d.add(
    rect(
      { x: x - w, y: y - w * 0.9, w: w * 2, h: w * 1.2 },
      '#fdfaf2',
      `stroke="#4a5a63" stroke-width="3"`,
    ),
    rect(
      { x: x - w * 0.35, y: y - w * 0.35, w: w * 0.7, h: w * 0.5 },
      'none',
      `stroke="#c9431f" stroke-width="3"`,
    ),
    ellipse(
      { x, y: y + w * 0.28 },
      { x: w * 0.36, y: w * 0.09 },
      'none',
      'stroke="#d9501f" stroke-width="5"',
    ),
    stroke(
      times(7)
        .map(
          (cord) =>
            `M${n(x - w * 0.34 + cord * w * 0.113)} ${n(y + w * 0.3)}L${n(x - w * 0.18 + cord * w * 0.06)} ${n(y + w * 0.8)}`,
        )
        .join(''),
      '#ffffff',
      1.6,
    ),
  )
}
