import { z } from 'zod/mini'
import type { RawProps } from '#schema/block/block'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { EMPTY_CONTENT } from '#schema/page/content'
import { plainAnswer } from './plain-answer'
import type { OpenedRecord } from './record-reading'

/** The text of a topic that its form changes. */
interface Item {
  readonly language: string
  readonly locationId: number | null
}

/** A page's topic as its form opens it. */
interface OpenedPage extends OpenedRecord {
  readonly item: Item
}

const topicPage = z.object({
  id: z.number(),
  externalUrl: z.nullable(z.string()),
  document: z.object({ id: z.number(), version: z.number(), locationId: z.number() }),
  items: z.array(
    z.object({
      language: z.string(),
      locationId: z.nullable(z.number()),
      title: z.string(),
      richText: z.string(),
    }),
  ),
})

/** The topic of a page; `null` for a topic that stands by itself, which no call changes. */
export function pageOf(answer: unknown): OpenedPage | null {
  const read = topicPage.safeParse(plainAnswer(answer)).data
  if (!read) return null
  const { document, externalUrl, items } = read
  const inDefault = items.filter(({ language }) => language === DEFAULT_LANGUAGE)
  const item =
    inDefault.find(({ locationId }) => locationId === document.locationId) ??
    inDefault[0] ??
    items[0]
  if (!item) return null
  return {
    id: String(document.id),
    version: document.version,
    locationId: document.locationId,
    timeZone: 'UTC',
    item: { language: item.language, locationId: item.locationId },
    values: { title: item.title, richText: item.richText, externalUrl: externalUrl ?? '' },
  }
}

/** What createOrUpdateDocument is sent for what has changed. */
export function pageVariables(opened: OpenedRecord, values: RawProps): Record<string, unknown> {
  const { title, richText, externalUrl } = values
  const isNew = opened.id === null
  const { language, locationId } = isOpenedPage(opened)
    ? opened.item
    : { language: DEFAULT_LANGUAGE, locationId: opened.locationId }
  const item = {
    language,
    locationId: locationId === null ? null : String(locationId),
    title,
    richText,
    ...(isNew && { content: EMPTY_CONTENT }),
  }
  return {
    title,
    ...(isNew && { type: 'PAGE' }),
    topic: {
      ...(isNew && { locationId: String(opened.locationId) }),
      ...(externalUrl !== '' && { externalUrl }),
      items: [item],
    },
  }
}

function isOpenedPage(opened: OpenedRecord): opened is OpenedPage {
  return 'item' in opened
}
