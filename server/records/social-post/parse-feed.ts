import { DomUtils, getFeed, parseDocument } from 'htmlparser2'
import { z } from 'zod'
import { plainText } from '#schema/text/plain-text'

/** A post in a feed. */
export interface FeedEntry {
  readonly title: string
  readonly href: string
  /** `null` if the feed doesn’t say. */
  readonly postedAt: Date | null
  /** Address of its picture; `null` if there is none. */
  readonly picture: string | null
}

const MAX_ENTRIES = 50
const MAX_TITLE_LENGTH = 600
const MAX_HREF_LENGTH = 2000

const jsonFeed = z.object({
  version: z.string().regex(/^https:\/\/jsonfeed\.org\/version\/1/),
  items: z.array(
    z.object({
      url: z.string().optional(),
      title: z.string().optional(),
      content_text: z.string().optional(),
      content_html: z.string().optional(),
      date_published: z.string().optional(),
      image: z.string().optional(),
      banner_image: z.string().optional(),
    }),
  ),
})

/** Returns the posts of a feed (RSS, Atom or JSON Feed), up to the limit; omits entries without address or text. */
export function parseFeed(text: string, address: string): readonly FeedEntry[] {
  const entries = text.trimStart().startsWith('{') ? entriesOfJson(text) : entriesOfXml(text)
  if (entries === null) throw new Error('This isn’t an RSS, Atom or JSON feed')
  return entries.slice(0, MAX_ENTRIES).flatMap(({ words, link, date, image }) => {
    const href = hrefOf(link, address)
    const title = plainText(words).slice(0, MAX_TITLE_LENGTH)
    if (href === null || title === '') return []
    return [{ title, href, postedAt: dateOf(date), picture: hrefOf(image, address) }]
  })
}

interface RawEntry {
  readonly words: string
  readonly link: string
  readonly date: string | Date | undefined
  readonly image: string
}

function entriesOfXml(text: string): readonly RawEntry[] | null {
  const { children } = parseDocument(text, { xmlMode: true })
  const feed = getFeed(children)
  if (!feed) return null
  const elements = DomUtils.getElementsByTagName(feed.type === 'atom' ? 'entry' : 'item', children)
  return feed.items.map(({ title, description, link = '', pubDate }, index) => ({
    ...{ words: title || description || '', link, date: pubDate },
    image: imageIn(elements[index] ?? []),
  }))
}

type Parts = Parameters<typeof DomUtils.getElementsByTagName>[1]

/** Returns the first picture of an entry: Media RSS, as used by YouTube, or an enclosure. */
function imageIn(parts: Parts): string {
  const named = (name: string) => DomUtils.getElementsByTagName(name, parts)
  const isImage = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }) =>
    attribs.medium === 'image' || /^image\//.test(attribs.type ?? '')
  const [found] = [
    ...named('media:content').filter(isImage),
    ...named('media:thumbnail'),
    ...named('enclosure').filter(isImage),
    ...named('link').filter((link) => link.attribs.rel === 'enclosure' && isImage(link)),
  ]
  return found?.attribs.url ?? found?.attribs.href ?? ''
}

function entriesOfJson(text: string): readonly RawEntry[] | null {
  const feed = jsonFeed.safeParse(JSON.parse(text))
  if (!feed.success) return null
  return feed.data.items.map((item) => ({
    words: item.title || item.content_text || item.content_html || '',
    link: item.url ?? '',
    date: item.date_published,
    image: item.image || item.banner_image || '',
  }))
}

/** Returns a link only if it is a web address, because the visitor’s browser would run or open any other kind. */
function hrefOf(link: string, address: string): string | null {
  if (link === '' || !URL.canParse(link, address)) return null
  const { href, protocol } = new URL(link, address)
  return /^https?:$/.test(protocol) && href.length <= MAX_HREF_LENGTH ? href : null
}

function dateOf(date: string | Date | undefined): Date | null {
  const read = new Date(date ?? Number.NaN)
  return Number.isNaN(read.getTime()) ? null : read
}
