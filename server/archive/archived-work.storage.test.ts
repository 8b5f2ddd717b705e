import { readdir, readFile } from 'node:fs/promises'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import {
  calendarSubscriptions,
  comments,
  events,
  feedback,
  feedbackReplies,
  importedRecords,
  jobs,
  kitLocations,
  locations,
  recordSchedules,
  schedules,
  signUps,
} from '../database/tables'
import { columnOf } from './record-lines'
import { exportFrom, importInto, useArchives } from './testing/test-archive'
import { addWork, GUEST_LINK, PERSONAL } from './testing/work-in-progress'

const LEICESTER = 20
const NOW = new Date('2097-01-01')

describe.each(bothDatabases)('work in progress in archives on the $kind database', ({ url }) => {
  const { inFolder, empty, site } = useArchives(url, { withSample: false })

  async function siteWithWork() {
    const network = await site()
    const documentId = Number(await network.publish({ address: '/visit', text: 'પ્રથમ' }))
    const [event] = await network.app.database.orm.select().from(events).orderBy(asc(events.id))
    const eventId = event?.id ?? 0
    return {
      network,
      documentId,
      eventId,
      ...(await addWork(network.app, { documentId, eventId })),
    }
  }

  test('with people everything comes back as it was, with its jobs, and again with the same bytes', async () => {
    const { network, kitId } = await siteWithWork()
    await exportFrom(network, inFolder('work.zip'), { withPeople: true })
    const other = await empty()
    const dry = await importInto(other, inFolder('work.zip'), { isDryRun: true })
    expect(await rowsOf(other.app, comments)).toEqual([])
    const imported = await importInto(other, inFolder('work.zip'))
    expect([imported.listed, imported.counts]).toEqual([[], dry.counts])
    const news = ['comment', 'recordSchedules', 'kitLocations', 'importedRecords', 'signUp']
    expect(news.map((name) => imported.counts[name]?.new)).toEqual([3, 1, 1, 2, 2])
    for (const [table, notArchived] of [
      [schedules, ['id']],
      [recordSchedules, ['id']],
      [kitLocations, []],
      [importedRecords, ['id']],
      [signUps, []],
      [feedback, ['onceKey']],
      [feedbackReplies, ['id']],
      [comments, ['guestLink', 'authorId']],
      [calendarSubscriptions, OF_CHECKS],
    ] as const)
      expect(await rowsOf(other.app, table, notArchived)).toEqual(
        await rowsOf(network.app, table, notArchived),
      )
    // Guests are known as such without their links; programs are of one database.
    expect(
      (await rowsOf(other.app, comments)).map(({ authorId, guestLink }) => [authorId, guestLink]),
    ).toEqual([
      ['asha', null],
      ['guest', ''],
      ['program', null],
    ])
    expect(await scheduledJobs(other.app)).toEqual([
      ['calendarSync', '{"id":…}', true],
      ['kit', `{"kitId":${kitId},"locationId":20,"step":"publish"}`, false],
      ['recordSchedule', '{"id":…}', false],
      ['schedule', '{"id":…}', false],
    ])
    await exportFrom(other, inFolder('work2.zip'), { withPeople: true })
    expect(
      (await readFile(inFolder('work2.zip'))).equals(await readFile(inFolder('work.zip'))),
    ).toBe(true)
    const again = await importInto(other, inFolder('work.zip'), { overwrites: true })
    expect(again.listed).toEqual([])
    expect(Object.values(again.counts).reduce((sum, { new: added }) => sum + added, 0)).toBe(0)
    expect((await scheduledJobs(other.app)).length).toBe(4)
  }, 120_000)

  test('without people there is nothing personal in it, and comments keep their texts', async () => {
    const { network } = await siteWithWork()
    await exportFrom(network, inFolder('plain'))
    await exportFrom(network, inFolder('plain.zip'))
    await exportFrom(network, inFolder('personal'), { withPeople: true })
    const [plain, personal] = [await textOf(inFolder('plain')), await textOf(inFolder('personal'))]
    expect(PERSONAL.filter((each) => plain.includes(each))).toEqual([])
    expect(PERSONAL.filter((each) => !personal.toLowerCase().includes(each.toLowerCase()))).toEqual(
      [],
    )
    expect(personal.includes(GUEST_LINK)).toBe(false)
    const other = await empty()
    const { listed } = await importInto(other, inFolder('plain.zip'))
    expect(listed).toEqual([])
    expect(
      (await rowsOf(other.app, comments)).map((row) => [
        ...[row.authorId, row.authorName, row.text, row.mentions],
      ]),
    ).toEqual([
      ['former', '', 'શું આ સાચું છે? @Ravi', []],
      ['former', '', 'Yes.\n\nIt is.', []],
      ['former', '', 'Too long', []],
    ])
    expect(await rowsOf(other.app, signUps)).toEqual([])
    expect((await rowsOf(other.app, importedRecords)).map((row) => row.subscriptionId)).toEqual([
      null,
      null,
    ])
    await exportFrom(other, inFolder('plain2.zip'))
    expect(
      (await readFile(inFolder('plain2.zip'))).equals(await readFile(inFolder('plain.zip'))),
    ).toBe(true)
    // With people in the archive, the comments stay theirs.
    const home = await importInto(network, inFolder('plain.zip'), { overwrites: true })
    expect([home.listed, home.counts.comment?.equal]).toEqual([[], 3])
    expect((await rowsOf(network.app, comments))[0]).toMatchObject({ authorId: 'asha' })
  }, 120_000)

  test('what was done or cancelled here is not scheduled again without --overwrite; who unsubscribed stays so with it', async () => {
    const { network, documentId } = await siteWithWork()
    const { orm } = network.app.database
    await exportFrom(network, inFolder('plans.zip'), { withPeople: true })
    await orm.delete(schedules)
    await orm.delete(recordSchedules)
    await orm.update(kitLocations).set({ publishedAt: NOW, publishAt: null })
    await orm.update(signUps).set({ status: 'UNSUBSCRIBED' }).where(eq(signUps.locationId, 20))
    await orm.update(comments).set({ text: 'Another' }).where(eq(comments.block, 'gone'))
    const kept = await importInto(network, inFolder('plans.zip'))
    expect(kept.listed.map(({ file, state }) => [file, state])).toEqual([
      ['data/document.jsonl', 'changed'],
      ['data/comment.jsonl', 'changed'],
      ['data/signUp.jsonl', 'conflict'],
      ['data/recordSchedules.jsonl', 'changed'],
      ['data/kitLocations.jsonl', 'changed'],
    ])
    expect([
      await rowsOf(network.app, schedules),
      await rowsOf(network.app, recordSchedules),
    ]).toEqual([[], []])
    const written = await importInto(network, inFolder('plans.zip'), { overwrites: true })
    expect(written.listed.map(({ file, state }) => [file, state])).toEqual([
      ['data/signUp.jsonl', 'conflict'],
    ])
    expect((await rowsOf(network.app, schedules)).map(({ documentId: of }) => of)).toEqual([
      documentId,
      documentId,
    ])
    expect((await rowsOf(network.app, signUps)).map(({ status }) => status)).toContain(
      'UNSUBSCRIBED',
    )
    expect((await rowsOf(network.app, comments)).map(({ text }) => text)).toContain('Too long')
  }, 120_000)

  test('of a location there is its own: comments on its pages, its kits and its subscriptions', async () => {
    const { network, kitId } = await siteWithWork()
    const { orm } = network.app.database
    await orm.insert(kitLocations).values({
      ...{ kitId, locationId: DEFAULT_LOCATION_ID, sentAt: NOW, drafts: [], answers: {}, days: [] },
      ...{ createdBy: 'asha', createdByName: 'A.' },
    })
    const [place] = await orm.select().from(locations).where(eq(locations.id, LEICESTER))
    const scope = { of: 'location', location: place?.slug ?? '' } as const
    await exportFrom(network, inFolder('leicester'), { scope, withPeople: true })
    const linesOf = async (name: string) =>
      (await readFile(inFolder(`leicester/data/${name}.jsonl`), 'utf8')).trim().split('\n').length
    expect(await Promise.all(['kit', 'kitLocations', 'signUp', 'feedback'].map(linesOf))).toEqual([
      1, 1, 1, 1,
    ])
    await expect(linesOf('comment')).rejects.toThrow('ENOENT')
  }, 120_000)
})

const OF_CHECKS = [
  ...['nextAt', 'checkedAt', 'readAt', 'etag', 'lastModified', 'report', 'problem', 'statusCode'],
  ...['failures', 'failingSince'],
]

type Row = Readonly<Record<string, unknown>>

async function rowsOf(
  { database: { orm } }: Pick<App, 'database'>,
  table: PgTable,
  without: readonly string[] = [],
): Promise<readonly Row[]> {
  const order = 'id' in getTableColumns(table) ? columnOf(table, 'id') : columnOf(table, 'kitId')
  const rows: readonly Row[] = await orm.select().from(table).orderBy(asc(order))
  const shown = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
  )
  return without.includes('id')
    ? shown.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : shown
}

/** Returns for each whether it is due already. */
async function scheduledJobs({ database: { orm } }: Pick<App, 'database'>) {
  const rows = await orm.select().from(jobs).orderBy(asc(jobs.kind), asc(jobs.payload))
  const kinds = ['calendarSync', 'kit', 'pageWave', 'recordSchedule', 'schedule']
  return rows
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, payload, runAt }) => [
      ...[kind, payload.replace(/"id":\d+/, '"id":…'), runAt < NOW],
    ])
}

async function textOf(folder: string): Promise<string> {
  const names = await readdir(`${folder}/data`)
  const files = names.filter((name) => name.endsWith('.jsonl'))
  return (await Promise.all(files.map((name) => readFile(`${folder}/data/${name}`, 'utf8')))).join(
    '',
  )
}
