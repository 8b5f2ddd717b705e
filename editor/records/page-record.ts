import { z } from 'zod/mini'
import type { RawProps } from '#schema/block/block'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestText } from '#schema/entities/topic'
import { EMPTY_CONTENT } from '#schema/page/content'
import { plainAnswer } from '../api/plain-answer'
import type { OpenedRecord, RecordPlace } from './record-reading'

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
  version: z.nullable(z.number()),
  document: z.nullable(z.object({ id: z.number(), version: z.number(), locationId: z.number() })),
  items: z.array(
    z.object({
      language: z.string(),
      locationId: z.nullable(z.number()),
      title: z.string(),
      richText: z.string(),
    }),
  ),
})

/** A topic as its form opens it: that of its page, or a text of its own; `null` when there is none. */
export function topicOfRecord(answer: unknown, place: RecordPlace): OpenedRecord | null {
  const read = topicPage.safeParse(plainAnswer(answer)).data
  if (!read) return null
  return read.document ? pageOf(read, read.document) : textOf(read, place)
}

type TopicPage = z.infer<typeof topicPage>

function pageOf(
  { externalUrl, items }: TopicPage,
  document: NonNullable<TopicPage['document']>,
): OpenedPage | null {
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

/** The text of a topic that no page belongs to, as the place shows it now. */
function textOf({ id, version, items }: TopicPage, place: RecordPlace): OpenedText {
  const { title = '', richText = '' } = bestText(items, place) ?? {}
  return {
    ...{ id: String(id), version, locationId: place.locationId, timeZone: 'UTC' },
    language: place.language,
    values: { title, richText },
    form: 'topicText',
  }
}

interface OpenedText extends OpenedRecord {
  readonly language: string
}

/** What updateTopic is sent for what has changed. */
export function textVariables(opened: OpenedRecord, values: RawProps): Record<string, unknown> {
  const language = 'language' in opened ? opened.language : DEFAULT_LANGUAGE
  return { topic: { ...values, language, locationId: String(opened.locationId) } }
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
