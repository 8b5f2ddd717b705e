import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDefinition } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import { testDatabases } from '../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from './testing/test-records'

const FAQ = { question: 'When is the arti?', answer: '<p>At seven.</p>' }
const POST = { title: 'Lights', handle: '@Toran.Ottawa', href: 'https://www.example.org/1' }
const TALK = { title: 'On service', href: 'https://www.example.org/talk' }

describe.each(testDatabases)('records kept by hand, in the $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const save = (kind: string, input: object, headers?: Record<string, string>, about = {}) => {
    const definition = recordDefinition(kind)
    const names = mutationNames(definition)
    return records.api.ask(
      `mutation ($id: ID, $input: ${names.input}!, $expectedVersion: Int, $idempotencyKey: String) {
        saved: ${names.save}(id: $id, ${definition.api.input}: $input, expectedVersion: $expectedVersion,
          idempotencyKey: $idempotencyKey) { id version } }`,
      { input, ...about },
      headers,
    )
  }
  const faqs = async (slug = 'ottawa') =>
    (
      await records.api.ask(
        'query ($slug: String!) { allFaqs(locationSlug: $slug, first: 100) { nodes { id question texts } } }',
        { slug },
        {},
      )
    ).data.allFaqs.nodes

  test('the names of the calls are those that scripts rely on', () => {
    const names = ['faq', 'activity', 'wisdom', 'socialPost', 'event', 'gallery'].map(
      (kind) => mutationNames(recordDefinition(kind)).save,
    )
    expect(names).toEqual([
      'createOrUpdateFaq',
      'createOrUpdateActivity',
      'createOrUpdateWisdomItem',
      'createOrUpdateSocialPost',
      'createOrUpdateEvent',
      'createOrUpdateGallery',
    ])
  })

  test('a question is made, changed, unpublished and published again', async () => {
    const texts = [{ language: 'gu-IN', question: 'આરતી ક્યારે છે?', answer: '<p>સાત વાગે.</p>' }]
    const { data, errors } = await save('faq', { locationId: '20', ...FAQ, texts })
    expect(errors).toEqual([])
    const { id } = data.saved
    const seen = async () => (await faqs()).find((faq) => faq.id === id)
    expect(await seen()).toMatchObject({
      question: FAQ.question,
      texts: [{ language: 'gu-IN', question: 'આરતી ક્યારે છે?' }],
    })
    await save('faq', { question: 'When?' }, undefined, { id, expectedVersion: 1 })
    expect((await seen())?.question).toBe('When?')
    await save('faq', { recordStatus: 'INACTIVE' }, undefined, { id, expectedVersion: 2 })
    expect(await seen()).toBeUndefined()
    await save('faq', { recordStatus: 'ACTIVE' }, undefined, { id, expectedVersion: 3 })
    expect((await seen())?.question).toBe('When?')
  })

  test('two texts of one language are refused at their field', async () => {
    const texts = [{ language: 'gu-IN' }, { language: 'gu-IN' }]
    const answer = await save('faq', { locationId: '20', ...FAQ, texts })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(answer.errors[0]?.extensions.issues?.[0]).toMatchObject({ field: 'texts.1.language' })
  })

  test('markup is cleaned, in every language', async () => {
    const evil = '<p onclick="x()">At <script>alert(1)</script>seven</p>'
    const texts = [{ language: 'gu-IN', answer: evil }]
    const { data } = await save('faq', { locationId: '20', ...FAQ, answer: evil, texts })
    const opened = await records.api.ask(
      'query ($id: ID!) { record(kind: "faq", id: $id) { values } }',
      { id: data.saved.id },
    )
    expect(JSON.stringify(opened.data.record.values)).not.toMatch(/onclick|script/)
  })

  test('ten questions made at once all have their place, ten with one key are one', async () => {
    const before = (await faqs()).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        save('faq', { locationId: '20', ...FAQ, question: `Question ${number}?` }),
      ),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const once = await Promise.all(
      Array.from({ length: 10 }, () =>
        save('faq', { locationId: '20', ...FAQ }, undefined, { idempotencyKey: 'one-question' }),
      ),
    )
    expect(new Set(once.map(({ data }) => data.saved.id)).size).toBe(1)
    expect((await faqs()).length).toBe(before + 11)
  })

  test('talks and posts belong to the network: who manages one location may not write them', async () => {
    const here = await records.volunteerWith([{ locationId: 10, level: 'MANAGE' }])
    for (const [kind, input] of [
      ['wisdom', TALK],
      ['socialPost', POST],
    ] as const) {
      expect(codeOf(await save(kind, input, here))).toBe('FORBIDDEN')
      const { data, errors } = await save(kind, input)
      expect(errors).toEqual([])
      const change = { id: data.saved.id, expectedVersion: 1 }
      expect(codeOf(await save(kind, { title: 'Mine' }, here, change))).toMatch(
        /FORBIDDEN|NOT_FOUND/,
      )
      expect((await save(kind, { title: 'Ours' }, undefined, change)).errors).toEqual([])
    }
  })

  test('a post is in the feed of its channel, however the channel was typed', async () => {
    await save('socialPost', { ...POST, title: 'Typed with an @' })
    const { data } = await records.api.ask(
      '{ allSocialPosts(handle: "toran.ottawa", first: 100) { nodes { title postedAt } } }',
      {},
      {},
    )
    const titles = data.allSocialPosts.nodes.map(({ title }) => title)
    expect(titles).toContain('Typed with an @')
  })

  test('lists show what is asked for: on the site, drafts, and each in its order', async () => {
    await save('faq', { locationId: '10', ...FAQ, question: 'Zebra?' })
    await save('faq', { locationId: '10', ...FAQ, question: 'apple?', recordStatus: 'INACTIVE' })
    const list = async (part: Readonly<Record<string, unknown>>) => {
      const { data, errors } = await records.api.ask(
        `query ($slug: String, $state: RecordState, $sortBy: RecordSort, $sort: SortDirection) {
          records(kind: "faq", locationSlug: $slug, state: $state, sortBy: $sortBy, sort: $sort, editable: true, first: 100) {
            nodes { title locationId updatedBy } } }`,
        part,
      )
      expect(errors).toEqual([])
      const { nodes } = data.records
      return nodes.flatMap(({ title, locationId }) => (locationId === '10' ? [title] : []))
    }
    expect(await list({ state: 'SHOWN' })).toContain('Zebra?')
    expect(await list({ state: 'HIDDEN' })).toEqual(['apple?'])
    const byTitle = await list({ sortBy: 'TITLE', sort: 'asc' })
    expect(byTitle.indexOf('apple?')).toBeLessThan(byTitle.indexOf('Zebra?'))
    const here = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    const { data } = await records.api.ask(
      '{ records(kind: "faq", editable: true, first: 100) { nodes { locationId } } }',
      {},
      here,
    )
    const places = new Set(data.records.nodes.map((node) => node.locationId))
    expect([...places]).toEqual(['20'])
  })
})
