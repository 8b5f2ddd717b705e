import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { posts } from '../database/tables'
import { SAVE } from '../graphql/testing/test-api'
import { textPage } from '../import/testing/small-network'
import { writeTexts } from './search-index'
import { useSearch } from './testing/use-search'

describe.each(bothDatabases)('searching the site on the $kind database', ({ url }) => {
  const { app, api, search, found, publish } = useSearch(url)

  test('pages, records and guidelines are found, with their addresses on the site', async () => {
    expect(await found('come')).toEqual([
      'ACTIVITY /ottawa/connect/activities/bal-sabha',
      'ACTIVITY /ottawa/connect/activities/yoga',
      'PAGE /ottawa/visit',
    ])
    expect(await found('spring')).toEqual(['NEWS /ottawa/connect/news/a-new-hall'])
    expect(await found('mountain of food')).toEqual(['EVENT /ottawa/connect/events/1'])
    expect(await found('dress')).toEqual(['GUIDELINE /ottawa/visit'])
  })

  test('questions of the default location are found where the site has a page that lists them', async () => {
    expect(await found('park')).toEqual([])
    const remove = await publish('Questions', '<p>All</p>', { externalUrl: '/visit/faq' })
    expect(await found('park')).toEqual(['QUESTION /ottawa/visit/faq'])
    expect(await found('park', 'main')).toEqual([])
    await remove()
  })

  test('a location shows its own words for a page that the default location lends', async () => {
    expect(await found('welcome ottawa')).toEqual(['PAGE /ottawa'])
    expect(await found('everybody')).toEqual([])
    expect(await found('everybody', 'main')).toEqual(['PAGE /'])
    expect(await found('come', 'main')).toEqual([])
    expect(await found('come', 'nowhere')).toEqual([])
  })

  test('words are found in other forms, other scripts and by their beginnings', async () => {
    expect(await found('codes')).toEqual(['GUIDELINE /ottawa/visit'])
    expect(await found('માર્ગદર્શિકા')).toEqual(['GUIDELINE /ottawa/visit'])
    expect(await found('માર્ગ')).toEqual(['GUIDELINE /ottawa/visit'])
    expect(await found('SPRI')).toEqual(['NEWS /ottawa/connect/news/a-new-hall'])
    expect(await found('new spri')).toEqual(['NEWS /ottawa/connect/news/a-new-hall'])
    const undo = await publish('हमारा मंदिर', '<p>मंदिर में आपका स्वागत है।</p>')
    expect((await search('स्वागत')).hits[0]).toMatchObject({ title: 'हमारा मंदिर' })
    await undo()
  })

  test('a page in another language is found at its address in that language', async () => {
    const items = [
      { locationId: '20', content: textPage('<p>Evening</p>') },
      { locationId: '20', language: 'gu-IN', content: textPage('<p>સાંજની આરતી</p>') },
    ]
    const made = await api().ask(SAVE, {
      title: 'Arti',
      description: 'Lamps at nightfall.',
      type: 'PAGE',
      topic: { locationId: '20', externalUrl: '/arti', items },
    })
    const { id } = made.data.createOrUpdateDocument
    await api().ask('mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }', {
      id,
    })
    expect(await found('સાંજની')).toEqual(['PAGE /ottawa/gu-IN/arti'])
    expect(await found('evening')).toEqual(['PAGE /ottawa/arti'])
    // Its description is in the default language alone.
    expect(await found('nightfall')).toEqual(['PAGE /ottawa/arti'])
    const [hit] = (await search('સાંજની', 'ottawa', { language: 'gu-IN' })).hits
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('સાંજની આરતી')
  })

  test('guidelines are found at the block that shows them, wherever that is', async () => {
    const guidelines = { id: 'b_rules', name: 'VisitorGuidelines', fields: [] }
    const { blocks } = textPage('<p>Dress warmly in January.</p>')
    const content = { format: 1, blocks: [...blocks, guidelines] }
    const made = await api().ask(SAVE, {
      title: 'Visit',
      type: 'PAGE',
      topic: { locationId: '10', externalUrl: '/visit', items: [{ locationId: '10', content }] },
    })
    const { id } = made.data.createOrUpdateDocument
    const step = (name: string) =>
      api().ask(`mutation ($id: ID!) { ${name}(id: $id, expectedVersion: 1) { id } }`, { id })
    expect((await step('publishDocument')).errors).toEqual([])
    expect(await found('codes', 'main')).toEqual(['GUIDELINE /visit#b_rules'])
    // The page says it, too: it is one result.
    expect(await found('dress', 'main')).toHaveLength(1)
    await step('unpublishDocument')
    expect(await found('dress', 'main')).toEqual(['GUIDELINE /visit'])
  })

  test('a record is found by its words in any language, and shown in that of the page', async () => {
    const texts = [
      {
        language: 'gu-IN',
        title: 'નવો સભાખંડ',
        description: 'દિવાળીએ ખૂલે છે.',
        text: '<p>બારસો જણની જગ્યા.</p>',
      },
    ]
    await app().changes.write(async (tx) => {
      await tx.update(posts).set({ texts }).where(eq(posts.slug, 'a-new-hall'))
      const [row] = await tx.select().from(posts).where(eq(posts.slug, 'a-new-hall'))
      if (row) await writeTexts(tx, 'NEWS', [row.id])
    })
    const shown = async (text: string, language?: string) =>
      (await search(text, 'ottawa', { language })).hits.map(({ title }) => title)
    expect(await shown('જણની')).toEqual(['A new hall'])
    expect(await shown('spring', 'gu-IN')).toEqual(['નવો સભાખંડ'])
    expect(await shown('બારસો', 'gu-IN')).toEqual(['નવો સભાખંડ'])
    expect(await shown('spring', 'hi-IN')).toEqual(['A new hall'])
    const [hit] = (await search('બારસો', 'ottawa', { language: 'gu-IN' })).hits
    expect(hit?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'બારસો', match: true }])
    await app().changes.write(async (tx) => {
      await tx.update(posts).set({ texts: [] }).where(eq(posts.slug, 'a-new-hall'))
      const [row] = await tx.select().from(posts).where(eq(posts.slug, 'a-new-hall'))
      if (row) await writeTexts(tx, 'NEWS', [row.id])
    })
    expect(await shown('જણની', 'gu-IN')).toEqual([])
  })

  test('the tags and the author of an article find it, and are not shown', async () => {
    const { hits } = await search('writer')
    expect(hits).toMatchObject([{ kind: 'NEWS', title: 'A new hall' }])
    expect(hits[0]?.excerpt.map(({ text }) => text).join('')).not.toContain('Writer')
  })

  test('the words that match are marked, and markup stays text', async () => {
    const undo = await publish('Lamps', '<p>Oil lamps &lt;b&gt; and <em>ghee</em> lamps</p>')
    const [hit] = (await search('ghee')).hits
    expect(hit?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'ghee', match: true }])
    expect(hit?.excerpt.map(({ text }) => text).join('')).toContain('and ghee lamps')
    expect(JSON.stringify(hit)).not.toMatch(/<em>|[\ue000\ue001]/)
    await undo()
  })

  test('a match in a title comes before one in a text', async () => {
    const inText = await publish('About us', '<p>Our kund has ninety-nine steps.</p>')
    const inTitle = await publish('The kund', '<p>Ninety-nine steps.</p>')
    expect((await search('kund')).hits.map(({ title }) => title)).toEqual(['The kund', 'About us'])
    await inText()
    await inTitle()
  })

  test('what is published is found at once, and no longer when it is taken back', async () => {
    expect(await found('parrots')).toEqual([])
    const undo = await publish('Garden', '<p>Parrots in the banyan.</p>')
    expect(await found('parrots')).toEqual(['PAGE /ottawa/garden'])
    await undo()
    expect(await found('parrots')).toEqual([])
  })

  test('a draft is not found, by nobody', async () => {
    const content = textPage('<p>Secret words</p>')
    await api().ask(SAVE, { title: 'Plan', type: 'PAGE', topic: { items: [{ content }] } })
    await api().ask(SAVE, {
      id: '4',
      expectedVersion: 1,
      topic: { items: [{ content, locationId: '20' }] },
    })
    expect(await found('secret')).toEqual([])
    const asked = '{ search(locationSlug: "ottawa", text: "secret") { totalCount } }'
    expect((await api().ask(asked)).data.search.totalCount).toBe(0)
  })

  test('a long answer comes in parts', async () => {
    const pages = []
    for (const name of ['one', 'two', 'three'])
      pages.push(await publish(`Pond ${name}`, '<p>Lotus.</p>'))
    const first = await search('lotus', 'ottawa', { first: 2 })
    const second = await search('lotus', 'ottawa', { first: 2, skip: 2 })
    expect([first.totalCount, second.totalCount]).toEqual([3, 3])
    expect(new Set([...first.hits, ...second.hits].map(({ title }) => title)).size).toBe(3)
    expect((await search('lotus', 'ottawa', { skip: 9 })).totalCount).toBe(3)
    for (const undo of pages) await undo()
  })

  test.each([
    '',
    '   ',
    '&|!()<->:*',
    `'; drop table events; --`,
    '"unclosed quotation',
    'a & b | !c',
    '\\',
    '\u0000spring\u0000',
    'x'.repeat(100_000),
    'મંદિર '.repeat(5000),
    '\ud83d',
    '-spring',
    'spring:*',
  ])('anything may be typed: %j', async (text) => {
    const { hits, totalCount } = await search(text.slice(0, 200_000))
    expect(hits.length).toBeLessThanOrEqual(totalCount)
  })
})
