import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadNavigation } from '#renderer/parts/navigation/load-navigation'
import { testDatabases } from '../../app/testing/test-app'
import { joinImportedMenus } from '../../archive/import/imported-menus'
import { navigations } from '../../database/tables'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { createContentSource } from '../reading/content-source'

const MIGRATION = readFileSync('server/database/migrations/0034_navigation_texts.sql', 'utf8')
const SAVE = `mutation ($id: ID, $input: NavigationInput!, $version: Int) {
  saved: createOrUpdateNavigation(id: $id, navigation: $input, expectedVersion: $version) { id version }
}`

describe.each(testDatabases)('the languages of a menu on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('menus of earlier releases become texts of one tree, and each shows what it showed', async () => {
    await store('10-en-us', ['Visit /visit', '-Hours /hours', '-Map /map', 'Seva /seva', 'Give'])
    await store('10-gu-in', ['મુલાકાત /visit', '-નકશો /map', 'કથા /katha', 'સેવા /seva', 'દાન'])
    // In another order, so it stays a menu of its own.
    await store('10-hi-in', ['सेवा /seva', 'यात्रा /visit'])
    await store('20-en-us', ['Skating /skating', 'Ice /ice'])
    await store(
      '20-gu-in',
      ['સ્કેટિંગ /skating'],
      [
        { entry: '10-h4', label: 'સ્વયંસેવા' },
        { entry: '10-h3', moved: true, after: '' },
      ],
    )
    await site.app.database.orm.transaction(async (tx) => {
      for (const statement of MIGRATION.split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement))
    })
    expect(await menu(10, 'en-US')).toBe('Visit[Hours Map] Seva Give')
    expect(await menu(10, 'gu-IN')).toBe('મુલાકાત[નકશો] કથા સેવા દાન')
    expect(await menu(10, 'hi-IN')).toBe('सेवा यात्रा')
    expect(await menu(20, 'gu-IN')).toBe('કથા મુલાકાત[નકશો] સ્વયંસેવા દાન સ્કેટિંગ')
    expect(await partsOf('10-gu-in')).toBe('text text entry text text')
    expect(await partsOf('10-hi-in')).toBe('entry entry')
    expect(await partsOf('20-gu-in')).toBe('text')
  })

  test('a change of the tree reaches every language: order, address, and an entry without a text', async () => {
    const { id, version, values } = await stored('10-en-us')
    const [visit, hours, map, seva, give] = values.entries
    const entries = [
      { ...seva, link: { href: '/volunteer' } },
      ...[visit, hours, map],
      { label: 'Shop', link: { href: '/shop' }, level: 0 },
      give,
    ]
    await site.ask(SAVE, { id, version, input: { entries } })
    expect(await menu(10, 'gu-IN')).toBe('સેવા મુલાકાત[નકશો] કથા Shop દાન')
    const found = await navigationOf(10, 'gu-IN')
    expect(found?.entries[0]?.href).toBe('/volunteer')
    // Entries that the language sends back unchanged follow the tree still.
    const gujarati = await stored('10-gu-in')
    await site.ask(SAVE, {
      id: gujarati.id,
      version: gujarati.version,
      input: { entries: gujarati.values.entries },
    })
    expect((await navigationOf(10, 'gu-IN'))?.entries[0]?.href).toBe('/volunteer')
    expect(await partsOf('10-gu-in')).toBe('text text entry text text')
  })

  test('a menu that a program sends without ids has its labels on the tree', async () => {
    const input = {
      ...{ locationId: '10', language: 'pa-IN' },
      entries: [
        { label: 'ਸੇਵਾ', link: { href: '/volunteer' }, level: 0 },
        { label: 'ਕੇਵਲ', link: { href: '/only' }, level: 0 },
      ],
    }
    await site.ask(SAVE, { input })
    expect(await menu(10, 'pa-IN')).toBe('ਸੇਵਾ Visit[Hours Map] Shop Give ਕੇਵਲ')
    expect((await stored('10-pa-in')).values.entries.map(({ label }) => label)).toEqual([
      'ਸੇਵਾ',
      'ਕੇਵਲ',
    ])
  })

  test('an entry that the tree loses is gone in every language, and its text comes back with it', async () => {
    const before = await stored('10-en-us')
    const rest = before.values.entries.filter(({ label }) => label !== 'Seva')
    await site.ask(SAVE, { id: before.id, version: before.version, input: { entries: rest } })
    expect(await menu(10, 'gu-IN')).not.toContain('સેવા')
    expect(await partsOf('10-gu-in')).toBe('text text entry text text')
    const { entries } = before.values
    await site.ask(SAVE, { id: before.id, version: before.version + 1, input: { entries } })
    expect(await menu(10, 'gu-IN')).toContain('સેવા')
  })

  test('ten who save the texts of a language at once: one does', async () => {
    const { id, version, values } = await stored('10-gu-in')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        site.ask(SAVE, { id, version, input: { entries: values.entries } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('menus of an archive of an earlier release become texts, and others stay as they are', async () => {
    await store('10-ta-in', ['சேவை /volunteer', 'கதை /katha'])
    const before = await stored('10-gu-in')
    const { orm } = site.app.database
    await orm.transaction((tx) => joinImportedMenus(tx))
    expect(await partsOf('10-ta-in')).toBe('text entry')
    expect(await menu(10, 'ta-IN')).toContain('சேவை')
    expect(await menu(10, 'ta-IN')).not.toContain('Seva')
    expect(await stored('10-gu-in')).toEqual(before)
    // A second import finds nothing to join.
    const joined = await stored('10-ta-in')
    await orm.transaction((tx) => joinImportedMenus(tx))
    expect(await stored('10-ta-in')).toEqual(joined)
  })

  async function store(key: string, lines: readonly string[], changes: readonly object[] = []) {
    const [, location = '', language = '', country = ''] = /^(\d+)-(\w+)-(\w+)$/.exec(key) ?? []
    await site.app.database.orm.insert(navigations).values({
      ...{ slug: key, locationId: Number(location), combines: 'after', footer: [] },
      ...{ version: 1, updatedAt: new Date(), updatedByName: 'Asha' },
      language: `${language}-${country.toUpperCase()}`,
      entries: lines.map((line) => {
        const [, dashes = '', label = '', href] = /^(-*)(\S+)(?: (\S+))?$/.exec(line) ?? []
        const link = href ? { href, pageId: null, blockId: null } : null
        return { label, link, level: dashes.length }
      }),
      changes: changes as (typeof navigations.$inferInsert)['changes'],
    })
  }

  async function stored(key: string) {
    const { record } = await site.ask(
      `{ record(kind: "navigation", key: "${key}") { id version values } }`,
    )
    return record as unknown as {
      readonly id: string
      readonly version: number
      readonly values: { readonly entries: readonly Record<'label' | 'part', string>[] }
    }
  }

  async function partsOf(key: string) {
    return (await stored(key)).values.entries.map(({ part }) => part).join(' ')
  }

  function navigationOf(id: number, language: string) {
    const page = { location: { id }, language, siteRoot: '' }
    const source = createContentSource(site.app, null, () => undefined)
    return loadNavigation(source, page as Parameters<typeof loadNavigation>[1])
  }

  async function menu(id: number, language: string) {
    const found = await navigationOf(id, language)
    return found?.entries
      .map(({ label, items }) => {
        const below = items.map((each) => each.label).join(' ')
        return below ? `${label}[${below}]` : label
      })
      .join(' ')
  }
})
