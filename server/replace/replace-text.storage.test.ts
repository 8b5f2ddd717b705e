import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { auditRows, jobs, revisions, textReplacements } from '../database/tables'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { createReplaceApi, type ReplaceApi } from './testing/replace-api'

const NEW = '020 8965 2651'

describe.each(bothDatabases)('find and replace on the $kind database', ({ url }) => {
  let app: App
  let api: ReplaceApi
  /** Another number for each test: pages stay. */
  let phone = ''
  let numbers = 2_000
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { now: new Date(), storePicture: noPictures })
    api = createReplaceApi(app)
  }, 120_000)
  afterAll(() => closeApp(app))
  beforeEach(async () => {
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(textReplacements)
    numbers += 1
    phone = `0116 262 ${numbers}`
  })
  const page: ReplaceApi['page'] = (...given) => api.page(...given)
  const stored: ReplaceApi['stored'] = (...given) => api.stored(...given)
  const save: ReplaceApi['save'] = (...given) => api.save(...given)
  test('every hit is shown in its words, drafts and what visitors see apart', async () => {
    const id = await page(
      `<p>Call <b>0116</b> ${phone.slice(5).replace(' ', '&nbsp;')} &amp; ask.</p><p>${phone}</p>`,
    )
    await save(id, `<p>Call us: ${phone}!</p>`, 1)
    const run = await api.find(phone)
    expect(run).toMatchObject({ state: 'FOUND', hitCount: 1, targetCount: 1, publishedCount: 2 })
    expect(run.targets.nodes).toMatchObject([
      {
        ...{ kind: 'page', targetId: id, language: 'en-US', locationId: '20', publishedCount: 2 },
        hits: [{ number: 0, before: 'Call us: ', match: phone, after: '!', takesLink: false }],
      },
    ])
  })

  test('drafts are replaced, visitors see what they saw, and an undo puts back each letter', async () => {
    const html = `<p class="x">Tel. <a href="tel:+441162622041"><b>0116</b> ${phone.slice(5).replace(' ', '&nbsp;')}</a> &amp;\u00a0more</p>`
    const id = await page(html)
    const before = await stored(id)
    const { id: run } = await api.find(phone)
    const replaced = await api.replace(run, NEW)
    expect(replaced).toMatchObject({ state: 'REPLACED', replacedCount: 1, changedTargets: 1 })
    const after = await stored(id)
    expect(after.content).toBe(
      before.content.replace(
        `<b>0116</b> ${phone.slice(5).replace(' ', '\u00a0')}`,
        `<b>${NEW}</b>`,
      ),
    )
    expect(after.live).toBe(before.live)
    expect(after.row).toMatchObject({ version: 2, status: 'DRAFT' })
    const [last] = await app.database.orm
      .select()
      .from(revisions)
      .where(eq(revisions.documentId, Number(id)))
      .orderBy(asc(revisions.version))
      .offset(1)
    expect(last?.items).toContain(NEW)
    expect(await api.undo(run)).toMatchObject({ state: 'UNDONE', staleCount: 0, changedTargets: 0 })
    expect((await stored(id)).content).toBe(before.content)
    const rows = await app.database.orm
      .select({ action: auditRows.action })
      .from(auditRows)
      .where(eq(auditRows.chain, `replacement:${run}`))
      .orderBy(asc(auditRows.number))
    expect(rows.map(({ action }) => action)).toEqual(['replaceText', 'undoReplacement'])
  })

  test('what is chosen is published at once, but no other change goes live with it', async () => {
    const clean = await page(`<p>${phone}</p>`)
    const other = await page(`<p>${phone}</p>`)
    await save(other, `<p>${phone} and not yet</p>`, 1)
    const { id } = await api.find(phone)
    const run = await api.replace(id, NEW, { publishes: true })
    expect(run).toMatchObject({ changedTargets: 2, publishedTargets: 1, problemTargets: 1 })
    expect((await stored(clean)).live).toContain(NEW)
    expect((await stored(clean)).row.status).toBe('PUBLISHED')
    expect((await stored(other)).live).toContain(phone)
    expect((await stored(other)).content).toContain(`${NEW} and not yet`)
    await api.undo(id)
    expect((await stored(clean)).live).toContain(phone)
    expect((await stored(other)).content).toContain(`${phone} and not yet`)
  })

  test('a text that has changed since is not touched, by a replace or an undo, and is told', async () => {
    const [one, two] = [await page(`<p>${phone} A</p>`), await page(`<p>${phone} B</p>`)]
    const { id } = await api.find(phone)
    await save(one, `<p>${phone} changed</p>`, 1)
    expect(await api.replace(id, NEW)).toMatchObject({ replacedCount: 1, staleCount: 1 })
    expect((await stored(one)).content).toContain(`${phone} changed`)
    await save(two, `<p>${NEW} B and more</p>`, 2)
    expect(await api.undo(id)).toMatchObject({ state: 'UNDONE', staleCount: 2 })
    expect((await stored(two)).content).toContain(`${NEW} B and more`)
  })

  test('hits that are left out stay', async () => {
    const id = await page(`<p>${phone}, ${phone}, ${phone}</p>`)
    const run = await api.find(phone)
    const targetId = run.targets.nodes[0]?.id
    await api.done('leaveOutHits', { id: run.id, targetId, leftOut: [1, 1, 99] })
    expect(await api.replace(run.id, NEW)).toMatchObject({ replacedCount: 2 })
    expect((await stored(id)).content).toContain(`${NEW}, ${phone}, ${NEW}`)
  })

  test('it is stopped between two parts, and what is done can be undone', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => page('<p>Quagga</p>')))
    const { id } = await api.find('Quagga')
    await api.done('replaceText', { id, replacement: 'Zebu', publishes: false })
    await api.done('stopReplacement', { id })
    await api.work()
    expect(await api.read(id)).toMatchObject({ state: 'STOPPED', changedTargets: 0 })
    expect((await stored(ids[0] ?? '')).content).toContain('Quagga')
    expect(await api.undo(id)).toMatchObject({ state: 'UNDONE' })
  })

  test('ten people save while their pages are replaced: nothing of theirs is lost', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, n) => page(`<p>Dodo</p><p>own ${n}</p>`)),
    )
    const { id } = await api.find('Dodo')
    await api.done('replaceText', { id, replacement: 'Emu', publishes: false })
    const [saves] = await Promise.all([
      Promise.allSettled(ids.map((each, n) => save(each, `<p>Dodo</p><p>mine ${n}</p>`, 1))),
      api.work(),
    ])
    const run = await api.read(id)
    for (const [n, each] of ids.entries()) {
      const { content, row } = await stored(each)
      // The one who came second saw a conflict, or was told that the text had changed.
      const isSaved = saves[n]?.status === 'fulfilled'
      expect(content).toContain(isSaved ? `mine ${n}` : `own ${n}`)
      expect(content).toContain(isSaved ? 'Dodo' : 'Emu')
      expect(row.version).toBe(2)
    }
    expect(run.replacedCount + run.staleCount).toBe(10)
  })
})
