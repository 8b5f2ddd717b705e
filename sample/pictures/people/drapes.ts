import { darker, lighter } from '../colour'
import { type Drawing, n } from '../drawing'
import { group, path, rect, stroke } from '../marks'
import type { Body } from './body'
import { cloth } from './clothes'
import type { Look, Posture } from './posture'

/** What lies over the upper cloth: the end of a sari, a dupatta, a shawl, an apron, a vest. */
export function drape(d: Drawing, body: Body, look: Look, facing: Posture['facing']): string {
  const { dress, colours, over } = look
  const marks: string[] = []
  if (dress === 'sari') marks.push(sash(d, body, { colour: colours[0], trim: colours[2], facing }))
  if (dress === 'chaniya' || dress === 'priest')
    marks.push(sash(d, body, { colour: colours[2], trim: lighter(colours[2], 0.4), facing }))
  if (dress === 'salwar' && facing !== 'back') marks.push(dupatta(body, colours[2]))
  if (dress === 'coat') marks.push(scarf(body, colours[2]))
  if (over === 'apron') marks.push(apron(d, body, facing))
  if (over === 'vest') marks.push(vest(d, body, colours[2]))
  if (over === 'white coat') marks.push(whiteCoat(body, facing))
  return group(marks)
}

/** Across the chest to one shoulder, from where it falls down the back. */
function sash(
  d: Drawing,
  { chest, hip, half }: Body,
  { colour, trim, facing }: { colour: string; trim: string; facing: Posture['facing'] },
): string {
  const w = half.shoulder
  const falls = Math.min(26, -hip.y - 6)
  if (facing === 'back') {
    const shape = `M${n(chest.x - w)} ${n(chest.y + 3)}L${n(chest.x - 2)} ${n(chest.y - 1)}L${n(chest.x + 3)} ${n(hip.y + falls)}L${n(chest.x - w - 1)} ${n(hip.y + falls - 2)}Z`
    return group([
      path(shape, cloth(d, colour)),
      stroke(
        `M${n(chest.x - 1.4)} ${n(chest.y)}L${n(chest.x + 3)} ${n(hip.y + falls)}L${n(chest.x - w - 1)} ${n(hip.y + falls - 2)}`,
        trim,
        1.6,
      ),
    ])
  }
  const shape = `M${n(chest.x + 2.6)} ${n(chest.y - 1.2)}L${n(chest.x + w - 0.4)} ${n(chest.y + 2)}C${n(chest.x + 7)} ${n(chest.y + 14)} ${n(hip.x - 1)} ${n(hip.y - 8)} ${n(hip.x - half.waist + 1)} ${n(hip.y - 2)}L${n(hip.x - half.waist - 0.8)} ${n(hip.y - 9)}C${n(hip.x - 4)} ${n(hip.y - 16)} ${n(chest.x + 1)} ${n(chest.y + 8)} ${n(chest.x + 2.6)} ${n(chest.y - 1.2)}Z`
  return group([
    path(shape, cloth(d, colour)),
    stroke(
      `M${n(chest.x + 2.6)} ${n(chest.y - 1.2)}C${n(chest.x + 1)} ${n(chest.y + 8)} ${n(hip.x - 4)} ${n(hip.y - 16)} ${n(hip.x - half.waist - 0.8)} ${n(hip.y - 9)}`,
      trim,
      1.4,
    ),
  ])
}

function dupatta({ chest, hip }: Body, colour: string): string {
  return group([
    stroke(
      `M${n(chest.x - 7.6)} ${n(chest.y + 1)}Q${n(chest.x)} ${n(chest.y + 15)} ${n(chest.x + 7.6)} ${n(chest.y + 1)}`,
      colour,
      3.6,
      'stroke-linecap="round"',
    ),
    stroke(
      `M${n(chest.x + 8)} ${n(chest.y + 2)}L${n(hip.x + 9)} ${n(Math.min(hip.y + 8, -8))}`,
      darker(colour, 0.12),
      3,
    ),
  ])
}

function scarf({ chest }: Body, colour: string): string {
  return group([
    path(
      `M${n(chest.x - 6.4)} ${n(chest.y - 4.4)}Q${n(chest.x)} ${n(chest.y)} ${n(chest.x + 6.4)} ${n(chest.y - 4.4)}L${n(chest.x + 6.6)} ${n(chest.y + 0.6)}Q${n(chest.x)} ${n(chest.y + 5)} ${n(chest.x - 6.6)} ${n(chest.y + 0.6)}Z`,
      colour,
    ),
    path(
      `M${n(chest.x + 2)} ${n(chest.y + 2)}L${n(chest.x + 6)} ${n(chest.y + 1)}L${n(chest.x + 7)} ${n(chest.y + 17)}H${n(chest.x + 2.4)}Z`,
      darker(colour, 0.14),
    ),
  ])
}

function apron(d: Drawing, { chest, hip, half }: Body, facing: Posture['facing']): string {
  const low = Math.min(hip.y + 20, -3)
  const colour = '#f3ead8'
  if (facing === 'back')
    return stroke(
      `M${n(hip.x - half.waist)} ${n(hip.y - 10)}H${n(hip.x + half.waist)}M${n(hip.x)} ${n(hip.y - 10)}l-3 10m3 -10l3 9`,
      colour,
      1.8,
    )
  return group([
    path(
      `M${n(chest.x - 5)} ${n(chest.y + 7)}H${n(chest.x + 5)}L${n(hip.x + 8)} ${n(hip.y - 11)}L${n(hip.x + 9)} ${n(low)}H${n(hip.x - 9)}L${n(hip.x - 8)} ${n(hip.y - 11)}Z`,
      cloth(d, colour),
    ),
    stroke(
      `M${n(chest.x - 5)} ${n(chest.y + 7)}L${n(chest.x - 4)} ${n(chest.y - 1)}M${n(chest.x + 5)} ${n(chest.y + 7)}L${n(chest.x + 4)} ${n(chest.y - 1)}`,
      colour,
      1.3,
    ),
    stroke(`M${n(hip.x - 5)} ${n(hip.y - 2)}h10v7h-10z`, '#c9b690', 0.7),
  ])
}

function vest(d: Drawing, { chest, hip, half }: Body, colour: string): string {
  const w = half.shoulder - 1
  return path(
    `M${n(chest.x - w)} ${n(chest.y + 1)}L${n(chest.x - 3)} ${n(chest.y - 1)}L${n(chest.x - 1)} ${n(chest.y + 10)}L${n(hip.x - 1)} ${n(hip.y - 1)}H${n(hip.x - half.hip)}L${n(chest.x - w + 1.6)} ${n(chest.y + 14)}ZM${n(chest.x + w)} ${n(chest.y + 1)}L${n(chest.x + 3)} ${n(chest.y - 1)}L${n(chest.x + 1)} ${n(chest.y + 10)}L${n(hip.x + 1)} ${n(hip.y - 1)}H${n(hip.x + half.hip)}L${n(chest.x + w - 1.6)} ${n(chest.y + 14)}Z`,
    cloth(d, colour),
  )
}

function whiteCoat({ chest, hip, half }: Body, facing: Posture['facing']): string {
  const w = half.shoulder
  const low = Math.min(hip.y + 22, -6)
  const gap = facing === 'back' ? 0 : 3
  const side = (way: -1 | 1) =>
    `M${n(chest.x + way * w)} ${n(chest.y + 3)}L${n(chest.x + way * gap)} ${n(chest.y - 1)}L${n(hip.x + (way * gap) / 3)} ${n(low)}H${n(hip.x + way * (half.hip + 3))}Z`
  return group([
    path(side(-1), '#fbfaf6'),
    path(side(1), '#e6e5e2'),
    rect({ x: hip.x + 3, y: hip.y + 2, w: 5, h: 5 }, '#d5d4d2'),
  ])
}
