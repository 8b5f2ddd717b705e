import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Ids of what is added begin here: those of the sample are below. */
const FIRST = 1_000_000
const BLOCKS = 5
const SINCE = '2026-03-01T10:00:00Z'
const LANGUAGES = [
  {
    language: 'en-US',
    title: 'Page',
    text: 'The mandir is open every day, and everyone is welcome to sit, to listen and to help.',
  },
  {
    language: 'gu-IN',
    title: 'પાનું',
    text: 'મંદિર દરરોજ ખુલ્લું છે, અને બેસવા, સાંભળવા તથા સેવા કરવા સૌનું સ્વાગત છે.',
  },
  {
    language: 'hi-IN',
    title: 'पृष्ठ',
    text: 'मंदिर हर दिन खुला है, और बैठने, सुनने तथा सेवा करने के लिए सबका स्वागत है।',
  },
]

/**
 * Adds locations with published pages in three languages and with pictures, each picture a file of its own; every page shows one of its
 * location's pictures. What is derived from pages (search, references) is not made: an archive has none of it.
 * @param {import('pg').Client} client
 * @param {{ originals: string, locations: number, pages: number, pictures: number }} amounts `originals` is the folder of the store;
 *   pages are those of each location, pictures those of all
 */
export async function fillPages(client, { originals, locations, pages, pictures }) {
  const each = Math.round(pictures / locations)
  await client.query(
    `insert into locations select (jsonb_populate_record(null::locations, to_jsonb(l) || jsonb_build_object(
       'id', $1::int + n, 'slug', 'place-' || n, 'name', 'Place ' || n))).*
     from (select * from locations order by id limit 1) l, generate_series(1, $2::int) n`,
    [FIRST, locations],
  )
  for (let place = 1; place <= locations; place += 1) {
    const locationId = FIRST + place
    const media = []
    for (let number = 0; number < each; number += 1)
      media.push({
        ...(await storePicture(originals)),
        ...{ id: FIRST + place * each + number, location_id: locationId },
        ...{ display_name: `Festival ${number}`, alt_text: `દીવા ${number}` },
      })
    await insert(client, 'media_items', media)
    const own = Array.from({ length: pages }, (_, number) => ({
      ...{ id: FIRST + place * pages + number, number, locationId },
      picture: media[number % each]?.id ?? null,
    }))
    await insertPages(client, own)
  }
  await client.query('vacuum analyze')
}

/** Stores a picture that no other has. @param {string} originals */
async function storePicture(originals) {
  const [width, height] = [320, 240]
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 40 }
  const create = { width, height, channels: /** @type {const} */ (3), noise, background: '#000' }
  const bytes = await sharp({ create }).webp({ effort: 0 }).toBuffer()
  const original = `${createHash('sha256').update(bytes).digest('hex')}.webp`
  const folder = join(originals, original.slice(0, 2))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, original), bytes)
  return { original, width, height, type: 'image/webp', file_size: bytes.length }
}

/**
 * @param {import('pg').Client} client
 * @param {readonly { id: number, number: number, locationId: number, picture: number | null }[]} pages
 */
async function insertPages(client, pages) {
  const made = pages.map(({ id, number, locationId, picture }) => ({
    ...{ id, locationId, path: `/page-${number}`, title: `Page ${number}` },
    items: LANGUAGES.map(({ language, title, text }) => ({
      ...{ language, locationId, title: `${title} ${number}`, richText: '' },
      content: JSON.stringify(contentOf(`${title} ${number}`, { text, picture })),
    })),
  }))
  await insert(
    client,
    'topics',
    made.map(({ id, path }) => ({ id, external_url: path })),
  )
  await insert(
    client,
    'topic_items',
    made.flatMap(({ id, items }) =>
      items.map(({ language, locationId, title, content }) => ({
        ...{ topic_id: id, language, location_id: locationId, title, content },
      })),
    ),
  )
  await insert(
    client,
    'documents',
    made.map(({ id, locationId, path, title }) => ({
      ...{ id, topic_id: id, location_id: locationId, type: 'PAGE', title, external_url: path },
      ...{ status: 'PUBLISHED', published_version: 1, published_at: SINCE },
      ...{ published_title: title, published_description: '', published_url: path },
      ...{ created_by: 'bench', updated_by: 'bench', updated_by_name: 'Asha' },
    })),
  )
  await insert(
    client,
    'revisions',
    made.map(({ id, path, title, items }) => ({
      ...{ document_id: id, version: 1, kind: 'SAVE', since: SINCE, saved_at: SINCE },
      ...{ saved_by: 'bench', saved_by_name: 'Asha', type: 'PAGE', title, description: '' },
      ...{ external_url: path, items: JSON.stringify(items) },
    })),
  )
  await insert(
    client,
    'publications',
    made.flatMap(({ id, locationId, items }) =>
      items.map(({ language }) => ({
        ...{ document_id: id, language, location_id: locationId, version: 1, starts_at: SINCE },
      })),
    ),
  )
  await insert(
    client,
    'published_contents',
    made.map(({ id, items }) => ({
      ...{ document_id: id, items: JSON.stringify(items), children: '[]' },
    })),
  )
}

/**
 * @param {string} title
 * @param {{ text: string, picture: number | null }} parts
 */
function contentOf(title, { text, picture }) {
  const texts = Array.from({ length: BLOCKS }, (_, index) => {
    const value = `<h2>${title}, ${index}</h2><p>${text}</p>`
    return {
      ...{ id: `b_${index}`, name: 'Text' },
      fields: [{ id: 'f1', type: 'html', name: 'html', value }],
    }
  })
  const shown = picture === null ? [] : [picture]
  const fields = [{ id: 'f1', type: 'medias', name: 'medias', value: shown }]
  return { format: 1, blocks: [...texts, { id: 'b_media', name: 'Media', fields }] }
}

/**
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {readonly Readonly<Record<string, unknown>>[]} rows all with the same columns
 */
async function insert(client, table, rows) {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  if (columns === '') return
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
