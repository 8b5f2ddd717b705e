import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Numbers of HarfBuzz's interface (`hb-subset.h`, `hb-blob.h`). */
const WRITABLE = 2
const FEATURES = 6
const NO_HINTING = 1
const NO_LAYOUT_CLOSURE = 0x200

let subsetter
async function loaded() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  subsetter ??= WebAssembly.instantiate(await readFile(file)).then(({ instance: { exports } }) => {
    const { memory } = /** @type {{ memory: WebAssembly.Memory }} */ (exports)
    const hb = /** @type {Record<string, (...values: number[]) => number>} */ (exports)
    hb._initialize()
    return { memory, hb }
  })
  return subsetter
}

/**
 * A TrueType face with these glyphs and letters and no others. `subset-font` keeps every glyph that its letters may ever
 * form; here a rule of the face stays only where all of its glyphs do.
 */
export async function cutToGlyphs(face, { glyphs, letters }) {
  const { memory, hb } = await loaded()
  const bytes = hb.malloc(face.length)
  new Uint8Array(memory.buffer).set(face, bytes)
  const whole = hb.hb_face_create(hb.hb_blob_create(bytes, face.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const features = hb.hb_subset_input_set(input, FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  for (const letter of letters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0))
  const part = hb.hb_subset_or_fail(whole, input)
  if (part === 0) throw new Error('HarfBuzz could not cut the face')
  const blob = hb.hb_face_reference_blob(part)
  const from = hb.hb_blob_get_data(blob, 0)
  // The face is copied out of HarfBuzz's memory; that goes with the process.
  return Buffer.from(memory.buffer.slice(from, from + hb.hb_blob_get_length(blob)))
}
