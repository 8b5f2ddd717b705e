import type { RawProps } from '#schema/block/block'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { EMPTY_CONTENT } from '#schema/page/content'
import type {
  OpenTopicQuery,
  TopicPageFragment,
  WritePageMutationVariables,
  WriteTopicMutationVariables,
} from '../../api/operations/generated'
import { asInput } from './declared-form'
import type { OpenedRecord, RecordFormOf, RecordPlace } from './opened-record'

/** The text of a topic that its form edits. */
interface Item {
  readonly language: string
  readonly locationId: number | null
}

/** A page's topic as opened by its form. */
interface OpenedPage extends OpenedRecord {
  readonly item: Item
}

/**
 * Returns a topic as opened by its form: with the text of its page, or a separate text edited in the given form; `null` if there
 * is none.
 */
export function topicOfRecord(
  read: OpenTopicQuery['record'],
  place: RecordPlace,
  textForm: RecordFormOf,
): OpenedRecord | null {
  if (!read) return null
  return read.document ? pageOf(read, read.document) : { ...textOf(read, place), form: textForm }
}

type TopicPage = TopicPageFragment

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

/** Returns the text of a topic without a page, as shown at this place. */
function textOf({ id, version, items }: TopicPage, place: RecordPlace): OpenedText {
  const { title = '', richText = '' } = bestOf(items, place) ?? {}
  return {
    ...{ id: String(id), version, locationId: place.locationId, timeZone: 'UTC' },
    language: place.language,
    values: { title, richText },
  }
}

interface OpenedText extends OpenedRecord {
  readonly language: string
}

/** Returns the changes as arguments of updateTopic. */
export function textVariables(
  opened: OpenedRecord,
  values: RawProps,
): Pick<WriteTopicMutationVariables, 'topic'> {
  const language = 'language' in opened ? opened.language : DEFAULT_LANGUAGE
  return { topic: asInput({ ...values, language, locationId: String(opened.locationId) }) }
}

/** Returns the changes as arguments of createOrUpdateDocument. */
export function pageVariables(
  opened: OpenedRecord,
  values: RawProps,
): Pick<WritePageMutationVariables, 'title' | 'type' | 'topic'> {
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
  return asInput({
    title,
    ...(isNew && { type: 'PAGE' }),
    topic: {
      ...(isNew && { locationId: String(opened.locationId) }),
      ...(externalUrl !== '' && { externalUrl }),
      items: [item],
    },
  })
}

function isOpenedPage(opened: OpenedRecord): opened is OpenedPage {
  return 'item' in opened
}
