import { textContent } from '../server/texts.mjs'

/** `LOCATIONS=1000` for a larger network. */
export const LOCATIONS = Number(process.env.LOCATIONS ?? 100)
/** Of each location: 200 events, a quarter of them to come, 60 articles, 40 questions and 100 pictures; `RECORDS=40` for a tenth. */
export const RECORDS = Number(process.env.RECORDS ?? 400)
/** Of each location, with 20 blocks each. */
export const PAGES = Number(process.env.PAGES ?? 40)
const BLOCKS = 20
/** Each page has a text in each of them. */
const LANGUAGES = ['en-US', 'gu-IN', 'hi-IN']
/** Stands once on each page. */
export const NUMBER = '0116 262 2041'

/** Ids of what is added begin here: those of the sample are below. */
const FIRST = 1_000_000

/**
 * The rows of each table that a location gets, and the columns that differ from the copied record of the sample.
 * @type {readonly { table: string, count: number, differs: string, from?: number, content?: string }[]}
 */
const TABLES = [
  {
    table: 'media_items',
    count: share(1 / 4),
    differs: `'display_name', 'Festival ' || n, 'alt_text', case when n % 4 = 0 then '' else 'Lights ' || n end, 'texts', '[]',
      'created_at', ${daysFromNow('-n % 700')}`,
  },
  {
    table: 'events',
    count: share(1 / 2),
    differs: `'title', 'Celebration ' || n, 'starts_at', ${daysFromNow('n % 200 - 150')}, 'ends_at', ${daysFromNow('n % 200 - 149.9')}, 'updated_at', ${daysFromNow('-n % 300')},
      'record_status', case when n % 50 = 0 then 'INACTIVE' else 'ACTIVE' end`,
  },
  {
    table: 'posts',
    count: share(0.15),
    differs: `'title', 'Report ' || n, 'slug', 'report-' || n, 'published_at', ${daysFromNow('-n % 900')}`,
  },
  { table: 'faqs', count: share(0.1), differs: `'question', 'Question ' || n, 'position', n` },
  { table: 'topics', count: PAGES, differs: `'external_url', null` },
  ...LANGUAGES.map((language, index) => ({
    table: 'topic_items',
    count: PAGES,
    from: FIRST * (index + 1),
    differs: `'topic_id', ${FIRST} + n, 'language', '${language}', 'location_id', null, 'title', 'Page ' || n, 'content', $3::text`,
    content: JSON.stringify(textContent('A page', BLOCKS)).replace('A page', `A page, ${NUMBER}`),
  })),
  {
    table: 'documents',
    count: PAGES,
    differs: `'topic_id', ${FIRST} + n, 'type', 'PAGE', 'title', 'Page ' || n, 'external_url', '/page-' || n,
      'published_url', '/page-' || n, 'published_title', 'Page ' || n, 'updated_at', ${daysFromNow('-n % 400')}`,
  },
]

function share(part) {
  return Math.ceil(RECORDS * part)
}

function daysFromNow(days) {
  return `now() + interval '1 day' * (${days})`
}

/**
 * Copies records of the sample until the network has 100 locations with 400 records and 40 pages each. What is derived from records (the
 * search, the references) is not made for them: no list of the editor reads it.
 * @param {import('pg').Client} client
 */
export async function fillNetwork(client) {
  await client.query(
    `insert into locations select r.* from (select * from locations order by id limit 1) l,
       generate_series(1, $2::int - (select count(*)::int from locations)) n,
       jsonb_populate_record(null::locations, to_jsonb(l) || jsonb_build_object(
         'id', $1::int + n, 'slug', 'place-' || n, 'name', 'Place ' || n)) r`,
    [FIRST, LOCATIONS],
  )
  for (const { table, count, differs, content, from = FIRST } of TABLES)
    await client.query(
      `insert into ${table} select r.* from (select * from ${table} order by id limit 1) t,
         (select l.id as location_id_of, row_number() over (order by l.id, k) as n
          from locations l, generate_series(1, $2::int) k) places,
         jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(
           'id', $1::int + n, 'location_id', location_id_of, ${differs})) r`,
      content === undefined ? [from, count] : [from, count, content],
    )
  // At all locations but the last someone has saved the records.
  for (const table of ['events', 'posts', 'faqs'])
    await client.query(
      `update ${table} set updated_by_name = 'Asha' where id > $1 and location_id < (select max(id) from locations)`,
      [FIRST],
    )
  // What PostgreSQL does automatically within minutes of such a load; else it would do it while it is measured.
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const rows = async (text) => (await client.query(text)).rows
  return {
    locations: await rows('select id, slug from locations order by id'),
    events: await rows(
      `select id, version from events where id > ${FIRST} and record_status = 'ACTIVE' order by id limit 1000`,
    ),
    used: await rows(
      `select source.id from (select target_id as id, count(*) from content_references
        where target_kind = 'media' group by 1 order by 2 desc limit 10) source`,
    ),
  }
}
