import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { ellipse, group, type Point, path, rect, stroke, times } from '../marks'
import { finish } from '../parts/finish'

/** The kitchen before a feast: brass pots on the fire, steam in the window's light. */
export function kitchen(d: Drawing): void {
  d.add(
    rect(
      { x: 0, y: 0, w: d.width, h: d.height },
      d.across([0, '#8a5a3c'], [0.5, '#b98255'], [1, '#4a2a22']),
    ),
  )
  const win = { x: d.width * 0.1, y: d.height * 0.1, w: d.width * 0.3, h: d.height * 0.36 }
  d.add(
    rect({ x: win.x - 16, y: win.y - 16, w: win.w + 32, h: win.h + 32 }, '#5c3826'),
    rect(win, d.down([0, '#fffbe8'], [1, '#ffdf9c'])),
    ...[1, 2, 3].map((bar) =>
      rect({ x: win.x + (bar * win.w) / 4 - 4, y: win.y, w: 8, h: win.h }, '#5c3826'),
    ),
    rect({ x: win.x, y: win.y + win.h * 0.5 - 4, w: win.w, h: 8 }, '#5c3826'),
  )
  shelf(d)
  const top = d.height * 0.74
  d.add(
    rect(
      { x: 0, y: top, w: d.width, h: d.height - top },
      d.down([0, '#6d5a50'], [0.12, '#4a3b36'], [1, '#1c1414']),
    ),
  )
  const pots = [
    [0.18, 0.2, '#c9892f'],
    [0.43, 0.26, '#b5532a'],
    [0.68, 0.22, '#cf9a3c'],
    [0.89, 0.17, '#9aa1a7'],
  ] as const
  for (const [x, w, tone] of pots)
    d.add(pot(d, { x: x * d.width, y: top + d.height * 0.02 }, w * d.width, tone))
  const soft = d.blur(22)
  d.add(
    group(
      pots.flatMap(([x, w]) =>
        times(9).map((puff) =>
          ellipse(
            {
              x: x * d.width + Math.sin(puff * 1.3 + x * 9) * w * d.width * 0.3,
              y: top - d.height * (0.2 + puff * 0.06),
            },
            { x: w * d.width * (0.16 + puff * 0.025), y: d.height * 0.055 },
            '#fff3dc',
            `opacity="${(0.34 - puff * 0.03).toFixed(2)}"`,
          ),
        ),
      ),
      `filter="${soft}"`,
    ),
    path(
      `M${n(win.x)} ${n(win.y)}H${n(win.x + win.w)}L${n(d.width * 0.98)} ${n(d.height)}H${n(d.width * 0.42)}Z`,
      d.across([0, '#fff1c4', 0.42], [1, '#ffdf9c', 0]),
      'style="mix-blend-mode:screen"',
    ),
  )
  finish(d, { vignette: 0.55 })
}

function pot(d: Drawing, { x, y }: Point, w: number, tone: string): string {
  const metal = d.across(
    [0, darker(tone, 0.55)],
    [0.25, lighter(tone, 0.55)],
    [0.45, tone],
    [0.8, darker(tone, 0.5)],
    [1, darker(tone, 0.2)],
  )
  const h = w * 0.72
  return group([
    ellipse(
      { x, y: y + w * 0.02 },
      { x: w * 0.46, y: w * 0.08 },
      d.outward([
        [0, '#ffb347', 0.9],
        [1, '#d9431a', 0],
      ]),
    ),
    path(
      `M${n(x - w * 0.4)} ${n(y - h)}C${n(x - w * 0.62)} ${n(y - h * 0.3)} ${n(x - w * 0.42)} ${n(y)} ${n(x)} ${n(y)}C${n(x + w * 0.42)} ${n(y)} ${n(x + w * 0.62)} ${n(y - h * 0.3)} ${n(x + w * 0.4)} ${n(y - h)}Z`,
      metal,
    ),
    ellipse({ x, y: y - h }, { x: w * 0.46, y: w * 0.1 }, metal),
    ellipse(
      { x, y: y - h },
      { x: w * 0.4, y: w * 0.075 },
      d.across([0, '#5a2a10'], [0.6, '#d98a2a'], [1, '#ffd98a']),
    ),
    stroke(
      `M${n(x - w * 0.46)} ${n(y - h * 0.5)}H${n(x + w * 0.46)}`,
      darker(tone, 0.4),
      w * 0.012,
      'opacity="0.5"',
    ),
  ])
}

function shelf(d: Drawing): void {
  for (const row of [0.2, 0.4]) {
    const y = d.height * row
    d.add(
      rect(
        { x: d.width * 0.5, y, w: d.width * 0.46, h: 14 },
        d.down([0, '#7d4d30'], [1, '#3d2216']),
      ),
    )
    d.add(
      ...times(9).map((jar) => {
        const w = d.width * 0.036
        const h = d.height * d.between(0.07, 0.12)
        const x = d.width * (0.52 + jar * 0.049)
        const spice = d.pick(['#d9431a', '#f0a51f', '#7a8a2f', '#8a4a22', '#e8d9b0', '#c2272d'])
        return group([
          rect(
            { x, y: y - h, w, h },
            d.across([0, lighter(spice, 0.35)], [0.4, spice], [1, darker(spice, 0.45)]),
            'rx="6"',
          ),
          rect({ x: x + 2, y: y - h - 8, w: w - 4, h: 12 }, '#c79a4a', 'rx="3"'),
        ])
      }),
    )
  }
}
