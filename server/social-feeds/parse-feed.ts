import { parseFeed as parseXmlFeed } from 'htmlparser2'
import { z } from 'zod'
import { plainText } from '#schema/text/plain-text'

/** A post as a feed has it. */
export interface FeedEntry {
  readonly title: string
  readonly href: string
  /** `null` where the feed does not say. */
  readonly postedAt: Date | null
}

const MOST_ENTRIES = 50
const LONGEST_TITLE = 600
const LONGEST_HREF = 2000

const jsonFeed = z.object({
  version: z.string().regex(/^https:\/\/jsonfeed\.org\/version\/1/),
  items: z.array(
    z.object({
      url: z.string().optional(),
      title: z.string().optional(),
      content_text: z.string().optional(),
      content_html: z.string().optional(),
      date_published: z.string().optional(),
    }),
  ),
})

/** The posts of a feed (RSS, Atom or JSON Feed), as many as are taken from one; what has no address or no words is left out. */
export function parseFeed(text: string, address: string): readonly FeedEntry[] {
  const entries = text.trimStart().startsWith('{') ? entriesOfJson(text) : entriesOfXml(text)
  if (entries === null) throw new Error('This is no RSS, Atom or JSON feed')
  return entries.slice(0, MOST_ENTRIES).flatMap(({ words, link, date }) => {
    const href = hrefOf(link, address)
    const title = plainText(words).slice(0, LONGEST_TITLE)
    return href === null || title === '' ? [] : [{ title, href, postedAt: dateOf(date) }]
  })
}

interface RawEntry {
  readonly words: string
  readonly link: string
  readonly date: string | Date | undefined
}

function entriesOfXml(text: string): readonly RawEntry[] | null {
  const feed = parseXmlFeed(text)
  if (!feed) return null
  return feed.items.map(({ title, description, link = '', pubDate }) => ({
    ...{ words: title || description || '', link, date: pubDate },
  }))
}

function entriesOfJson(text: string): readonly RawEntry[] | null {
  const feed = jsonFeed.safeParse(JSON.parse(text))
  if (!feed.success) return null
  return feed.data.items.map((item) => ({
    words: item.title || item.content_text || item.content_html || '',
    link: item.url ?? '',
    date: item.date_published,
  }))
}

/** Only addresses of the web: a link of any other kind would be run or opened by the visitor's browser. */
function hrefOf(link: string, address: string): string | null {
  if (link === '' || !URL.canParse(link, address)) return null
  const { href, protocol } = new URL(link, address)
  return /^https?:$/.test(protocol) && href.length <= LONGEST_HREF ? href : null
}

function dateOf(date: string | Date | undefined): Date | null {
  const read = new Date(date ?? Number.NaN)
  return Number.isNaN(read.getTime()) ? null : read
}
