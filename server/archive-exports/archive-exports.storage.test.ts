import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { openBagSource } from '../archive/bag/bag-source'
import { checkBag } from '../archive/bag/check-bag'
import { archiveExports, auditRows, jobs } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { openFolderTarget } from '../file-target/folder-target'
import { answerOf, codesOf, createAskAs } from '../graphql/testing/ask-as'
import { createServer } from '../http/create-server'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { runDueJob } from '../jobs/run-job'
import { openFolderStore } from '../media/store/folder-store'
import type { Principal } from '../people/access/principal'
import { exportDownload } from './export-download'
import { createExportRunner, type ExportRunner } from './export-runner'

const START = `mutation ($locationId: ID, $path: String, $withPeople: Boolean! = false) {
  answer: startArchiveExport(locationId: $locationId, path: $path, withPeople: $withPeople) { id status withPeople } }`
const LIST = '{ archiveExports { id status bytes problem missing path } }'
const DELETE = 'mutation ($id: ID!) { answer: deleteArchiveExport(id: $id) }'
const HOUR = 3_600_000

describe.each(bothDatabases)(
  'archives that are made on the screen, on the $kind database',
  ({ url }) => {
    let app: App
    let head: Principal
    let folder: string
    let now: Date
    let runner: ExportRunner
    beforeAll(async () => {
      app = await openTestApp(url)
      await importNetwork(app, smallNetwork, { storePicture: noPictures })
      head = await addPerson(app, { name: 'Head', level: 'MANAGE', locationId: null })
      folder = await mkdtemp(join(tmpdir(), 'toran-exports-'))
    }, 120_000)
    afterAll(async () => {
      await closeApp(app)
      await rm(folder, { recursive: true, force: true })
    })
    beforeEach(async () => {
      now = new Date()
      await app.database.orm.delete(archiveExports)
      await app.database.orm.delete(jobs)
      runner = await newRunner()
    })

    const timed = () => ({ ...app, clock: () => now })
    const newRunner = async (shares = files) =>
      createExportRunner({
        ...{ app: timed(), files: shares, folder: join(folder, 'archives') },
        store: await openFolderStore(join(folder, 'originals')),
      })
    const ask = (who: Principal | null, query: string, variables = {}) =>
      createAskAs(timed())(who, query, variables)
    async function runLater(hours = 0): Promise<void> {
      now = new Date(Math.max(now.getTime(), Date.now()) + hours * HOUR + 1_000)
      const kinds = new Map([[runner.kind.name, runner.kind]])
      while (await runDueJob({ ...app, dueBy: () => now }, kinds));
      await runner.idle()
    }
    const files = () => openFolderTarget(join(folder, 'shared'))
    const shared = () => readdir(join(folder, 'shared/archives')).catch(() => [])
    const local = () => readdir(join(folder, 'archives')).catch(() => [])
    async function listed(who = head) {
      const { data } = await ask(who, LIST)
      // As the operation declares it.
      return data?.archiveExports as { id: string; status: string; bytes: number }[]
    }

    test('an archive is made by a job, is whole, and goes after a day', async () => {
      await ask(head, START)
      expect(await listed()).toMatchObject([{ status: 'WAITING' }])
      await runLater()
      const [made] = await listed()
      expect(made).toMatchObject({ status: 'READY' })
      const [name = ''] = await shared()
      expect(await local()).toEqual([])
      const bag = await openBagSource(join(folder, 'shared/archives', name))
      expect((await checkBag(bag)).scope).toEqual({ of: 'network' })
      bag.close()
      await runLater(25)
      expect([await listed(), await shared()]).toEqual([[], []])
    })

    test('one at a time of a person, two are kept, and others do not see them', async () => {
      const first = answerOf(await ask(head, START))
      const again = answerOf(await ask(head, START, { locationId: '20' }))
      expect(again.id).toBe(first.id)
      const other = await addPerson(app, {
        name: `O${Date.now()}`,
        level: 'MANAGE',
        locationId: null,
      })
      expect(await listed(other)).toEqual([])
      expect(await ask(other, DELETE, { id: first.id })).toMatchObject({ data: { answer: false } })
      for (let count = 0; count < 3; count += 1) {
        await runLater()
        await ask(head, START, { locationId: '20' })
      }
      await runLater()
      expect(await listed()).toHaveLength(2)
      expect(await shared()).toHaveLength(2)
    })

    test('one whose server was killed is begun again, and given up after three times', async () => {
      const { id } = answerOf(await ask(head, START))
      const lost = { status: 'RUNNING', seenAt: new Date(0), tries: 1 } as const
      await app.database.orm.update(archiveExports).set(lost)
      await runLater()
      expect(await listed()).toMatchObject([{ id, status: 'READY' }])
      await app.database.orm.update(archiveExports).set({ ...lost, tries: 3 })
      await runLater(0.1)
      await runLater(1)
      const [row] = await app.database.orm.select().from(archiveExports)
      expect(row?.status).not.toBe('READY')
    })

    test('one that was deleted while it was made leaves no file', async () => {
      const { id } = answerOf(await ask(head, START))
      const target = await files()
      const deletes = async () => ({
        ...target,
        async putFile(key: string, from: string) {
          await target.putFile(key, from)
          await ask(head, DELETE, { id })
        },
      })
      runner = await newRunner(deletes)
      await runLater()
      expect([await listed(), await shared(), await local()]).toEqual([[], [], []])
    })

    test('a page has to be there, and the archives are for head office alone', async () => {
      expect(codesOf(app, await ask(head, START, { path: '/nowhere' }))).toEqual(['BAD_USER_INPUT'])
      const manager = await addPerson(app, {
        name: `M${Date.now()}`,
        level: 'MANAGE',
        locationId: 20,
      })
      expect(codesOf(app, await ask(manager, START, { locationId: '20' }))).toEqual(['FORBIDDEN'])
      expect(codesOf(app, await ask(null, LIST))).toEqual(['UNAUTHENTICATED'])
    })

    test('people are in it where that was chosen, which is in the audit log; never in that of a page', async () => {
      expect(answerOf(await ask(head, START))).toMatchObject({ withPeople: false })
      await runLater()
      expect((await namesInNewest()).includes('data/people.jsonl')).toBe(false)
      expect(answerOf(await ask(head, START, { withPeople: true }))).toMatchObject({
        withPeople: true,
      })
      await runLater()
      expect((await namesInNewest()).includes('data/people.jsonl')).toBe(true)
      const page = { locationId: '20', path: '/visit', withPeople: true }
      expect(codesOf(app, await ask(head, START, page))).toEqual(['BAD_USER_INPUT'])
      const rows = await app.database.orm.select().from(auditRows)
      expect(rows.map(({ reason }) => reason)).toContain('with people')

      async function namesInNewest(): Promise<readonly string[]> {
        const [row] = await app.database.orm
          .select()
          .from(archiveExports)
          .orderBy(desc(archiveExports.id))
        const bag = await openBagSource(join(folder, 'shared/archives', row?.file ?? ''))
        const names = [...bag.files.keys()]
        bag.close()
        return names
      }
    })

    test('a download that broke off goes on where it was; it is for the person who had it made', async () => {
      const { id } = answerOf(await ask(head, START))
      await runLater()
      const fastify = createServer({
        log: app.log,
        isUnavailable: () => false,
        https: false,
        trustedProxies: [],
      })
      const accounts = { ...app.accounts, principalOf: async () => asked }
      let asked: Principal | null = head
      await exportDownload(fastify, { ...app, accounts }, files)
      const get = (headers = {}) => fastify.inject({ url: `/editor/archives/${id}.zip`, headers })
      const whole = await get()
      expect(whole.headers['content-type']).toBe('application/zip')
      const rest = await get({ range: 'bytes=100-', 'if-range': String(whole.headers.etag) })
      expect(rest.statusCode).toBe(206)
      expect(Buffer.compare(rest.rawPayload, whole.rawPayload.subarray(100))).toBe(0)
      expect((await get({ range: 'bytes=100-', 'if-range': '"other"' })).statusCode).toBe(200)
      asked = null
      expect((await get()).statusCode).toBe(404)
      await fastify.close()
      const rows = await app.database.orm.select().from(auditRows)
      expect(rows.map(({ action }) => action)).toContain('downloadArchive')
    })
  },
)
