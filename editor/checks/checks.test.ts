import { describe, expect, test, vi } from 'vitest'
import type { AnyBlock } from '#schema/block/block'
import { defineBlock } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import { array, html, link, media, string } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { toTree } from '#schema/page/tree'
import { contentOfLine, testRegistry } from '../testing/open-session'
import { factsOf } from './block-facts'
import { checksOf } from './checks-of'
import { fetchRecords } from './fetch-records'
import { headingChecks, type RenderedHeading } from './heading-checks'
import { HEAVY, pageWeight, weightChecks } from './page-weight'
import { NOTHING_KNOWN, type RecordAnswers } from './record-answers'

const card = defineBlock({
  name: 'Card',
  label: 'Card',
  description: 'A picture that leads somewhere.',
  category: 'content',
  targets: ['location'],
  fields: {
    title: string({ label: 'Title' }),
    image: media({ label: 'Image' }),
    link: link({ label: 'Link' }),
    text: html({ label: 'Text' }),
    slides: array({
      label: 'Slides',
      itemLabel: 'Slide',
      of: { photo: media({ label: 'Photo' }) },
    }),
  },
}) as unknown as AnyBlock
const registry = new Map([...testRegistry, ['Card', card]])

describe('the rules of the registry', () => {
  test('are errors, in reading order, inside containers and in hidden blocks too', () => {
    const content = contentOfLine('a b[xGone] c')
    const blocks = content.blocks.map((block) =>
      block.id === 'c' ? { ...block, hidden: true, fields: [] } : block,
    )
    expect(words(blocks)).toEqual([
      "error xGone: Component 'Gone' not found in registry",
      "error c text: Field 'Text' is required",
    ])
  })

  test('a page without faults has no checks', () => {
    expect(words(contentOfLine('a b[c d]').blocks)).toEqual([])
    expect(words([])).toEqual([])
  })
})

describe('pictures', () => {
  const records = known({
    media: new Map([
      [1, picture(1, '')],
      [2, picture(2, 'દીવો')],
      [3, null],
    ]),
  })

  test('need an alternative text, in lists too, and must be there', () => {
    const block = cardBlock({ image: 1, slides: [{ photo: 2 }, { photo: 3 }, { photo: 1 }] })
    expect(words([block], records)).toEqual([
      "warning c image: The picture 'Picture 1' has no alt text",
      'warning c slides.1.photo: Field “Photo”: the picture no longer exists',
      "warning c slides.2.photo: The picture 'Picture 1' has no alt text",
    ])
  })

  test('that nobody has answered for, or that no visitor sees, are left alone', () => {
    expect(words([cardBlock({ image: 9 })], records)).toEqual([])
    expect(words([{ ...cardBlock({ image: 1 }), hidden: true }], records)).toEqual([])
  })

  test('in formatted text are looked at as well, with the words of the library', () => {
    const text =
      '<p><img src="/media/1"><img src="/media/2"><img src="/media/1" alt=""><img src="/logo.png"></p>'
    expect(words([cardBlock({ text })], records)).toEqual([
      "warning c text: The picture 'Picture 1' has no alt text",
      'warning c text: Field “Text”: a picture in the text has no alt text',
    ])
  })

  test('that the site does not show are named, with what to do', () => {
    const text =
      '<p><img src="https://lh3.googleusercontent.com/x=s0" alt="A"><img alt=""><img src="file:///C:/a.png" alt=""></p>'
    const next = 'Delete it, and add it with the Picture button.'
    expect(words([cardBlock({ text })], records)).toEqual([
      `warning c text: Field “Text”: a picture from lh3.googleusercontent.com is not shown to visitors. ${next}`,
      `warning c text: Field “Text”: a picture in the text has no file. ${next}`,
      `warning c text: Field “Text”: a picture of another program is not shown to visitors. ${next}`,
    ])
  })
})

describe('links', () => {
  const records = known({
    pages: new Map([
      [5, { id: 5, title: 'Visit', path: '/visit' }],
      [6, null],
    ]),
    anchors: new Map([[5, new Set(['b_hours'])]]),
    answers: new Map([
      ['/visit', true],
      ['/old', false],
    ]),
  })
  const wrong = (value: unknown) =>
    words([cardBlock({ link: value })], records).map((line) => line.replace(/.*?“Link”: /, ''))

  test('to pages, parts and addresses that are there are fine', () => {
    for (const value of [
      { pageId: 5 },
      { pageId: 5, blockId: 'b_hours' },
      { blockId: 'c' },
      { href: '/visit?day=1#top' },
      { href: 'https://mandir.org' },
      { href: '#c' },
      { href: '/media/7/original' },
      null,
    ])
      expect(wrong(value)).toEqual([])
  })

  test('without a target are listed', () => {
    expect(wrong({})).toEqual(['the link is empty'])
    expect(wrong({ href: '#' })).toEqual(['the link is empty'])
    expect(wrong({ href: 'https://give.example.org/now' })).toEqual([
      "'give.example.org' is only an example. Enter your own address",
    ])
    expect(wrong({ href: 'https://myexample.org/' })).toEqual([])
    expect(wrong({ href: 'mailto:office@example.org' })).toEqual([])
    expect(wrong({ href: 'javascript:alert(1)' })).toEqual([
      "'javascript:alert(1)' isn’t a valid address",
    ])
    expect(wrong({ pageId: 6 })).toEqual(['the page doesn’t exist'])
    expect(wrong({ pageId: 5, blockId: 'gone' })).toEqual([
      'that part of the page no longer exists',
    ])
    expect(wrong({ blockId: 'gone' })).toEqual(['this page has no such part'])
    expect(wrong({ href: '/old' })).toEqual(['no page is published at /old'])
  })

  test('in formatted text count', () => {
    const text = '<p><a class="x" href="/old">Old</a> <a href=\'#%E0%zz\'>Odd</a></p>'
    expect(words([cardBlock({ text })], records)).toEqual([
      'warning c text: Broken link in “Text”: no page is published at /old',
      'warning c text: Broken link in “Text”: this page has no such part',
    ])
  })

  test('are asked for once; when the server is away nothing is said of them', async () => {
    const facts = [factsOf(cardBlock({ link: { href: '/old' }, image: 1 }), registry)]
    const isAnswered = vi.fn(async () => false)
    const lookup = {
      source: {
        media: async () => [picture(1, '')],
        pages: async () => [],
        recordsOf: async () => [],
      },
      blocksOn: async () => [],
      isAnswered,
    }
    const page = { siteRoot: '/ottawa' }
    const first = await fetchRecords(facts, NOTHING_KNOWN, lookup, page)
    expect(first.answers.get('/ottawa/old')).toBe(false)
    expect((await fetchRecords(facts, first, lookup, page)).answers).toBe(first.answers)
    expect(isAnswered).toHaveBeenCalledOnce()
    const away = async () => {
      throw new Error('offline')
    }
    const offline = {
      source: { media: away, pages: away, recordsOf: away },
      blocksOn: away,
      isAnswered: away,
    }
    const none = await fetchRecords(facts, NOTHING_KNOWN, offline, page)
    expect([none.media.size, none.answers.size]).toEqual([0, 0])
  })
})

describe('headings', () => {
  test('one of the first level, and no level left out on the way down', () => {
    expect(saidOf('2 1 2 3 2')).toEqual([])
    expect(saidOf('1 3')).toEqual(['warning: Skipped heading level'])
    expect(saidOf('1 2 1')).toEqual(['warning: More than one main heading'])
    expect(saidOf('2 3')).toEqual(['hint: This page has no main heading'])
    expect(saidOf('')).toEqual(['hint: This page has no main heading'])
    expect(headingChecks(null)).toEqual([])
  })

  test('a block that is not rendered yet may hold what is missing', () => {
    expect(saidOf('1 ? 3')).toEqual([])
    expect(saidOf('2 ?')).toEqual([])
  })

  function saidOf(line: string): string[] {
    const headings = line
      .split(' ')
      .filter(Boolean)
      .map((sign): RenderedHeading => {
        const level = sign === '?' ? null : Number(sign)
        return { block: 'b', level, text: 'Words' }
      })
    const phrases = /Skipped heading level|More than one main heading|This page has no main heading/
    return headingChecks(headings).map(
      ({ severity, message }) => `${severity}: ${phrases.exec(message)?.[0]}`,
    )
  }
})

test('a page of many large pictures is said to be heavy, each picture counted once', () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  const records = known({ media: new Map(ids.map((id) => [id, picture(id, 'Lamp')])) })
  const slides = [...ids, ...ids].map((photo) => ({ photo }))
  const weight = pageWeight([factsOf(cardBlock({ slides }), registry)], records)
  expect(weight.pictures).toBe(40)
  expect(weight.bytes).toBeGreaterThan(HEAVY)
  expect(weightChecks(weight)[0]?.message).toContain('40 pictures')
  expect(weightChecks({ bytes: HEAVY, pictures: 1 })).toEqual([])
})

test('a change in one block leaves the facts of all others as they are', () => {
  const block = cardBlock({ image: 1 })
  expect(factsOf(block, registry)).toBe(factsOf(block, registry))
})

function words(blocks: readonly StoredBlock[], records = NOTHING_KNOWN): string[] {
  const tree = toTree({ format: 1, blocks: [...blocks] }, registry)
  return checksOf({
    tree,
    registry,
    records,
    settings: {
      title: 'Visit us',
      description: 'Opening hours and directions',
      externalUrl: '/visit',
    },
    page: {
      siteRoot: '',
      language: 'en-US',
      location: { name: 'Ottawa', hours: [] },
      now: '2026-11-22T08:00:00Z',
    },
    templateTitles: new Set(),
    headings: null,
    grounds: [],
    empties: [],
  }).checks.map(
    ({ severity, block, field, message }) =>
      `${severity} ${[block, field].filter(Boolean).join(' ')}: ${message}`,
  )
}

function known(parts: Partial<RecordAnswers>): RecordAnswers {
  return { ...NOTHING_KNOWN, ...parts }
}

function cardBlock(values: Readonly<Record<string, unknown>>): StoredBlock {
  return newBlock(card, 'c', {
    title: '',
    image: null,
    link: null,
    text: '',
    slides: [],
    ...values,
  })
}

function picture(id: number, altText: string): MediaItem {
  return {
    id,
    displayName: `Picture ${id}`,
    caption: '',
    altText,
    dateTime: null,
    src: `/media/${id}/original`,
    url: `/media/${id}`,
    metadata: { width: 3000, height: 2000 },
    type: 'image/jpeg',
    thumbnail: '',
    showCaptionText: false,
    focalPoint: { x: 0.5, y: 0.5 },
    texts: [],
  }
}
