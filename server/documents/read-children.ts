import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE, type LocaleScope } from '#schema/entities/place'
import topicRecord from '#schema/records/topic/topic.record'
import { inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { checkLanguage } from './check-place'
import { cleanMarkup } from './clean-markup'

/** A list of child topics as a GraphQL argument (`TopicChildrenInput`). */
export interface ChildrenArguments {
  readonly language?: string | null
  readonly locationId?: string | null
  readonly items: readonly ChildArguments[]
}
interface ChildArguments {
  readonly id?: string | null
  readonly title?: string | null
  readonly richText?: string | null
}

/** The complete, ordered list of topics below a topic for one language and location. */
export interface ChildrenInput extends LocaleScope {
  readonly topics: readonly ChildInput[]
}
export type ChildInput =
  | { readonly id: number }
  | { readonly id: null; readonly title: string; readonly richText: string }

/** Maximum number of child lists per topic and of topics per list. */
const MAX_COUNT = { lists: 100, topics: 100 } as const
const { title: titleField, richText: textField } = topicRecord.fields

/** Parses lists of child topics. Throws BAD_USER_INPUT or LIMIT_EXCEEDED with the reason. */
export function readChildren(lists: readonly ChildrenArguments[]): readonly ChildrenInput[] {
  if (lists.length > MAX_COUNT.lists)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`A topic has at most ${MAX_COUNT.lists} lists of subtopics.`),
    )
  const read = lists.map(readList)
  const places = new Set(read.map(({ language, locationId }) => `${language} ${locationId}`))
  if (places.size < read.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Two lists of topics have the same language and location.'),
    )
  return read
}

function readList({ language, locationId, items }: ChildrenArguments): ChildrenInput {
  const listLanguage = language ?? DEFAULT_LANGUAGE
  checkLanguage(listLanguage)
  if (items.length > MAX_COUNT.topics)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`A topic has at most ${MAX_COUNT.topics} subtopics.`),
    )
  const topics = items.map(readChild)
  const ids = topics.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length)
    throw new ApiError('BAD_USER_INPUT', forPrograms('A list names a topic twice.'))
  return {
    language: listLanguage,
    locationId: locationId == null ? null : inputId(locationId, 'locationId'),
    topics,
  }
}

function readChild({ id, title, richText }: ChildArguments): ChildInput {
  if (id != null) {
    if (title != null || richText != null)
      throw new ApiError(
        'BAD_USER_INPUT',
        forPrograms(
          `The texts of topic ${id} are saved with createOrUpdateTopic. Leave them out here.`,
        ),
      )
    return { id: inputId(id, 'children.id') }
  }
  const named = title?.trim() ?? ''
  if (named === '')
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new subtopic needs a title, an existing one its id.'),
    )
  const texts = { title: named, richText: cleanMarkup(richText ?? '') }
  for (const [name, { max }] of [
    ['title', titleField],
    ['richText', textField],
  ] as const)
    if (max !== undefined && texts[name].length > max)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        refusalFor('longText', { most: max, count: texts[name].length }),
      )
  return { id: null, ...texts }
}
