import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type LocaleScope } from '#schema/entities/place'
import { safeHref } from '#schema/text/safe-href'
import { checkLanguage } from '../../documents/check-place'
import { type ChildrenInput, readChildren } from '../../documents/read-children'
import type { TopicArguments } from '../../documents/save-input'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'

export interface SaveTopicArguments {
  readonly id?: string | null
  readonly topic: TopicArguments
  readonly expectedVersion?: number | null
  readonly idempotencyKey?: string | null
}

/** The properties of a topic besides its texts, the same everywhere; omitted ones stay unchanged. */
export interface TopicFacts {
  /** Link target: a path of the site or an external address. */
  readonly externalUrl?: string | null
  readonly mediaIds?: number[]
  readonly dateTime?: Date | null
}

/** The input of a topic without a page. */
export interface TopicInput {
  readonly facts: TopicFacts
  readonly texts: readonly TextInput[]
  readonly children: readonly ChildrenInput[]
}
export interface TextInput extends LocaleScope {
  readonly given: Readonly<Record<string, unknown>>
}

/** Parses the arguments; throws BAD_USER_INPUT with their errors. */
export function readTopicInput({ id, topic, expectedVersion }: SaveTopicArguments): TopicInput {
  const { items, children, locationId } = topic
  if (topic.id != null && topic.id !== id)
    throw new ApiError('BAD_USER_INPUT', forPrograms('Pass the topic as id, not as topic.id.'))
  if (id == null && expectedVersion != null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new topic has no version yet. Leave out expectedVersion, or pass the id.'),
    )
  const input = {
    facts: readFacts(topic),
    texts: (items ?? []).map((item) => readItem(item, locationId)),
    children: readChildren(children ?? []),
  }
  const places = new Set(input.texts.map((text) => `${text.language} ${text.locationId}`))
  if (places.size < input.texts.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Two items have the same language and location.'),
    )
  if (input.texts.length + input.children.length + Object.keys(input.facts).length === 0)
    throw new ApiError('BAD_USER_INPUT', forPrograms('Pass something to change in the topic.'))
  if (id == null && input.texts.length === 0)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new topic needs a title. Pass it in topic.items.'),
    )
  return input
}

function readFacts({ externalUrl, mediaIds, dateTime }: TopicArguments): TopicFacts {
  const href = externalUrl?.trim()
  if (href && safeHref(href) === null)
    throw new ApiError('BAD_USER_INPUT', refusalFor('notALink', { link: href.slice(0, 80) }))
  return {
    ...(href !== undefined && { externalUrl: href || null }),
    ...(mediaIds != null && {
      mediaIds: [...new Set(mediaIds.map((one) => inputId(one, 'topic.mediaIds')))],
    }),
    ...(dateTime !== undefined && { dateTime: dateTime === null ? null : new Date(dateTime) }),
  }
}

function readItem(
  item: NonNullable<TopicArguments['items']>[number],
  ownLocation: string | null | undefined,
): TextInput {
  const language = item.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  if (item.content != null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(
        'A topic without a page has no page content. Save pages with createOrUpdateDocument.',
      ),
    )
  const text = item.locationId === undefined ? ownLocation : item.locationId
  const locationId = text === undefined ? DEFAULT_LOCATION_ID : text && inputId(text, 'locationId')
  const { title, richText } = item
  const given = Object.entries({ title, richText }).filter(([, value]) => value != null)
  return { language, locationId: locationId || null, given: Object.fromEntries(given) }
}
