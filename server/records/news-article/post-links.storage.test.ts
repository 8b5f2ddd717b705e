import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from '../testing/test-records'

const POST = `query ($slug: String!) { allPosts(slugs: [$slug]) { nodes {
  seoTags { text } file { id } fileURL postMaster { id title slug }
  galleries { id name } gallery { media { items { id } featuredMediaItem { url } } }
  location { slug type { id name description } level { levelNumber name } } } } }`

const texts = (category: string) => ({ language: 'gu-IN', title: 'શીર્ષક', category })

describe.each(testDatabases)('what an article points at, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  async function read(slug: string | null, headers?: Record<string, string>) {
    const { data, errors } = await records.api.ask(POST, { slug }, headers)
    expect(errors).toEqual([])
    return data.allPosts.nodes[0]
  }
  const refused = async (input: object) => {
    const answer = await records.ask('article', { input: { title: 'A hall', ...input } })
    return [codeOf(answer), answer.errors[0]?.extensions.issues?.[0]?.message]
  }

  test('its file, galleries, the article it was written from and its keywords are answered', async () => {
    const master = await records.save('article', { input: { locationId: '10', title: 'દિવાળી' } })
    const gallery = await records.save('gallery', {
      input: { locationId: '20', name: 'Lamps', items: ['2', '1'], featuredMedia: '1' },
    })
    const { slug } = await records.save('article', {
      input: {
        ...{ locationId: '20', title: 'Diwali in Ottawa', seoTags: 'diwali, દિવાળી, diwali,' },
        ...{ file: '1', postMaster: master.slug, galleries: [{ gallery: gallery.id }] },
      },
    })
    const post = await read(slug, {})
    expect(post).toMatchObject({
      seoTags: [{ text: 'diwali' }, { text: 'દિવાળી' }],
      file: { id: '1' },
      postMaster: { id: master.id, title: 'દિવાળી', slug: master.slug },
      galleries: [{ id: gallery.id, name: 'Lamps' }],
      gallery: { media: [{ items: [{ id: '2' }, { id: '1' }] }] },
      location: { slug: 'ottawa', type: { name: expect.any(String) }, level: { levelNumber: 10 } },
    })
    expect(post.fileURL).toMatch(/^\/media\/1-[0-9a-f]+\/original$/)
    expect(post.gallery.media[0].featuredMediaItem.url).toMatch(/^\/media\/1-/)
  })

  test('categories that articles and questions have are proposed, the most used first, to those who see them', async () => {
    for (const [title, category] of [
      ['One', 'Seva'],
      ['Two', 'ઉત્સવ'],
      ['Three', 'ઉત્સવ'],
    ])
      await records.save('article', { input: { locationId: '10', title, category } })
    await records.save('article', {
      input: { locationId: '10', title: 'Four', category: 'Secret', status: 'DRAFT' },
    })
    const used = async (field: string, headers?: Record<string, string>) =>
      records.api.ask(
        'query ($field: String!) { usedValues(kind: "newsArticle", field: $field) }',
        { field },
        headers,
      )
    const known = (await used('category')).data.usedValues
    expect(known.indexOf('ઉત્સવ')).toBeLessThan(known.indexOf('Seva'))
    expect(known).toContain('Secret')
    expect((await used('category', {})).data.usedValues).not.toContain('Secret')
    for (const field of ['description', 'type', 'constructor'])
      expect(codeOf(await used(field))).toBe('BAD_USER_INPUT')
  })

  test('visitors are offered the categories of what they see, of a location or of all, in their language', async () => {
    const articles = [
      { locationId: '20', title: 'Older', category: 'Music', texts: [texts('સંગીત')] },
      { locationId: '20', title: 'Newer', category: 'Music' },
      { locationId: '20', title: 'No draft', category: 'Hidden', status: 'DRAFT' },
      { locationId: '20', title: 'To come', category: 'Later', publishedAt: '2099-01-01T10:00' },
      { locationId: '10', title: 'Elsewhere', category: 'Art', texts: [texts('')] },
    ]
    for (const input of articles) await records.save('article', { input })
    const of = (variables: Readonly<Record<string, string>>) =>
      records.api.ask(
        `query ($field: String = "category", $at: String) {
          fieldValues(kind: "newsArticle", field: $field, locationSlug: $at) { value texts } }`,
        variables,
      )
    const music = { value: 'Music', texts: [{ language: 'gu-IN', value: 'સંગીત' }] }
    const ottawa = (await of({ at: 'ottawa' })).data.fieldValues
    expect(ottawa).toContainEqual(music)
    const values = (rows: readonly { readonly value: string }[]) => rows.map(({ value }) => value)
    for (const other of ['Hidden', 'Later', 'Art', '']) expect(values(ottawa)).not.toContain(other)
    const all = (await of({})).data.fieldValues
    expect(all).toContainEqual(music)
    expect(all).toContainEqual({ value: 'Art', texts: [] })
    expect(new Set(values(all)).size).toBe(all.length)
    expect((await of({ at: 'nowhere' })).data.fieldValues).toEqual([])
    for (const field of ['description', 'type', 'constructor', ''])
      expect(codeOf(await of({ field }))).toBe('BAD_USER_INPUT')
  })

  test('an address of a file goes before the file; an article without any of it says so', async () => {
    const fileURL = 'https://example.org/programme.pdf'
    const { slug } = await records.save('article', { input: { title: 'Both', file: '1', fileURL } })
    expect((await read(slug)).fileURL).toBe(fileURL)
    const none = await records.save('article', { input: { title: 'None' } })
    expect(await read(none.slug)).toMatchObject({
      ...{ seoTags: [], file: null, fileURL: '', postMaster: null, galleries: [], gallery: null },
    })
  })

  test('visitors learn nothing of a gallery or an article that they may not see', async () => {
    const draft = await records.save('article', { input: { title: 'A draft', status: 'DRAFT' } })
    const hidden = await records.save('gallery', { input: { name: 'Proofs', isPublic: false } })
    const { slug } = await records.save('article', {
      input: { title: 'Out', postMaster: draft.slug, galleries: [{ gallery: hidden.id }] },
    })
    expect((await read(slug)).postMaster).toMatchObject({ id: draft.id, title: 'A draft' })
    expect(await read(slug, {})).toMatchObject({ postMaster: null, galleries: [], gallery: null })
  })

  test('what is not there is refused at its field', async () => {
    expect(await refused({ galleries: [{ gallery: '9999' }] })).toEqual([
      'BAD_USER_INPUT',
      'Gallery 9999 doesn’t exist',
    ])
    expect(await refused({ galleries: [{ gallery: '100' }, { gallery: '100' }] })).toEqual([
      'BAD_USER_INPUT',
      'Gallery 100 is already in the list',
    ])
    expect(await refused({ postMaster: 'nowhere' })).toEqual([
      'BAD_USER_INPUT',
      "Article 'nowhere' doesn’t exist",
    ])
    expect(await refused({ file: '9999' })).toEqual([
      'BAD_USER_INPUT',
      'Picture 9999 doesn’t exist',
    ])
    expect((await refused({ fileURL: 'javascript:alert(1)' }))[0]).toBe('BAD_USER_INPUT')
    const { id, slug } = await records.save('article', { input: { title: 'Itself' } })
    const itself = await records.ask('article', {
      id,
      expectedVersion: 1,
      input: { postMaster: slug },
    })
    expect(itself.errors[0]?.message).toMatch(/be its own original/)
  })
})
