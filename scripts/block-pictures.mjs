import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** One picture of a block in the palette, in pixels: twice as large as it is shown there at the usual width. */
const TILE = { width: 240, height: 150 }
const COLUMNS = 8
/** Larger than this a single line of text would fill the picture. */
const MAX_SCALE = 1.2
/** Around what a block shows, in pixels of its picture. */
const MARGIN = 14
/** The distance that a colour may have from that of the corner and still be background. */
const GROUND_TOLERANCE = 14

/**
 * Puts the pictures of `docs/blocks` together into the one picture that the palette shows blocks with, each cropped to what the
 * block shows, and writes beside it which block is where.
 */
export async function makeBlockPictures() {
  const { default: sharp } = await import('sharp')
  const folder = join(root, 'docs/blocks')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp')).sort()
  const tiles = []
  for (const [index, file] of files.entries())
    tiles.push({
      input: await tileOf(sharp, await readFile(join(folder, file))),
      left: (index % COLUMNS) * TILE.width,
      top: Math.floor(index / COLUMNS) * TILE.height,
    })
  const rows = Math.ceil(files.length / COLUMNS)
  const size = { width: COLUMNS * TILE.width, height: rows * TILE.height }
  const picture = sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .avif({ quality: 52, effort: 4 })
  await writeFile(join(root, 'editor/palette/block-pictures.avif'), await picture.toBuffer())
  const blocks = files.map((file) => file.replace('.webp', ''))
  const places = JSON.stringify({ columns: COLUMNS, rows, blocks }, null, 2)
  await writeFile(join(root, 'editor/palette/block-pictures.json'), `${places}\n`)
}

/**
 * As large as it gets without gaps, from the top where the block is taller than the tile, in the middle where it is lower. What
 * is wider than the tile begins at its start, where words begin.
 */
async function tileOf(sharp, bytes) {
  const { width, height } = await sharp(bytes).metadata()
  const area = await shownArea(sharp, bytes, { width, height })
  const cover = Math.max(TILE.width / area.width, TILE.height / area.height)
  const scale = Math.max(TILE.width / width, Math.min(cover, MAX_SCALE))
  const x = -area.x * scale + Math.max(0, (TILE.width - area.width * scale) / 2)
  const y = -area.y * scale + Math.max(0, (TILE.height - area.height * scale) / 2)
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const cut = {
    left: Math.max(0, Math.round(-x)),
    top: Math.max(0, Math.round(-y)),
  }
  const at = { left: Math.max(0, Math.round(x)), top: Math.max(0, Math.round(y)) }
  const part = await sharp(bytes)
    .resize(scaled)
    .extract({
      ...cut,
      width: Math.min(scaled.width - cut.left, TILE.width - at.left),
      height: Math.min(scaled.height - cut.top, TILE.height - at.top),
    })
    .png()
    .toBuffer()
  const ground = await groundOf(sharp, bytes)
  return sharp({ create: { ...TILE, channels: 3, background: ground } })
    .composite([{ input: part, ...at }])
    .png()
    .toBuffer()
}

/** Finds the part that differs from the background, with some background around it. */
async function shownArea(sharp, bytes, { width, height }) {
  const { info } = await sharp(bytes)
    .trim({ threshold: GROUND_TOLERANCE })
    .toBuffer({ resolveWithObject: true })
  const left = Math.max(0, -(info.trimOffsetLeft ?? 0) - MARGIN)
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - MARGIN)
  const right = Math.min(width, -(info.trimOffsetLeft ?? 0) + info.width + MARGIN)
  const bottom = Math.min(height, -(info.trimOffsetTop ?? 0) + info.height + MARGIN)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

async function groundOf(sharp, bytes) {
  const [r, g, b] = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { r, g, b }
}
