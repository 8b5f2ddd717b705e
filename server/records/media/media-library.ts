import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  not,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { galleries, mediaItems } from '../../database/tables'
import { sortedText } from '../../database/tables/indexes'
import { checkLanguage } from '../../documents/check-place'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf, idsOf, inputId } from '../../graphql/operations/ids'
import { inGallery, isPublicPicture, toMediaItem, visibleMedia } from '../reading/media'
import { containsText, countRows } from '../reading/read-context'

interface LibraryArguments extends PageArguments {
  readonly locationId?: string | null
  readonly galleryId?: string | null
  readonly search?: string | null
  readonly ids?: readonly string[] | null
  readonly lacksAltText?: boolean | null
  readonly lacksLanguage?: string | null
  readonly kind?: 'PICTURE' | 'FILE' | null
  readonly inTrash?: boolean | null
  readonly sortBy?: 'CREATED_AT' | 'NAME' | null
  readonly sort?: 'asc' | 'desc' | null
}

/** A picture in the media library (`LibraryItem` in schema/api). */
interface LibraryItem {
  readonly item: MediaItem
  readonly locationId: number | null
  readonly isShown: boolean
  readonly createdAt: Date
  readonly deletedAt: Date | null
}

/** Returns the media library’s pictures that the caller can see. */
export async function mediaLibrary(
  _: unknown,
  args: LibraryArguments,
  { readContext: { orm, principal } }: RequestContext,
): Promise<Connection<LibraryItem>> {
  const galleryId = args.galleryId ? inputId(args.galleryId, 'galleryId') : null
  const where = and(
    visibleMedia(principal),
    args.locationId ? ofLocation(inputId(args.locationId, 'locationId')) : undefined,
    galleryId === null ? undefined : inGallery(galleryId),
    args.search?.trim() ? matchesText(args.search.trim()) : undefined,
    args.ids ? inArray(mediaItems.id, [...idsOf(args.ids)]) : undefined,
    args.lacksAltText ? lacksAltText() : undefined,
    args.lacksLanguage ? lacksLanguage(args.lacksLanguage) : undefined,
    args.kind ? isOfKind(args.kind) : undefined,
    args.inTrash ? isNotNull(mediaItems.deletedAt) : isNull(mediaItems.deletedAt),
  )
  const part = partOf(args)
  return connection(
    {
      async nodes() {
        const rows = await orm
          .select({ ...getTableColumns(mediaItems), isShown: isPublicPicture().mapWith(Boolean) })
          .from(mediaItems)
          .where(where)
          .orderBy(...orderOf(args, galleryId))
          .limit(part.first)
          .offset(part.offset)
        return rows.map(({ isShown, ...row }) => ({
          item: toMediaItem(row),
          ...{ locationId: row.locationId, isShown },
          ...{ createdAt: row.createdAt, deletedAt: row.deletedAt },
        }))
      },
      totalCount: (atMost) => countRows(orm, mediaItems, { where, atMost }),
    },
    part,
  )
}

function ofLocation(id: number): SQL | undefined {
  return or(eq(mediaItems.locationId, id), isNull(mediaItems.locationId))
}

function isOfKind(kind: 'PICTURE' | 'FILE'): SQL {
  return (kind === 'PICTURE' ? like : notLike)(mediaItems.type, 'image/%')
}

function matchesText(text: string): SQL | undefined {
  const id = idOf(text)
  return or(
    id === null ? undefined : eq(mediaItems.id, id),
    containsText(mediaItems.displayName, text),
    containsText(mediaItems.caption, text),
    containsText(mediaItems.altText, text),
  )
}

/** Condition for pictures without alt text in any language. */
function lacksAltText(): SQL | undefined {
  // A pattern is ten times faster than parsing JSON. Quotes inside texts are escaped, so it matches only keys.
  const isDescribed = sql`${mediaItems.texts} ~ '"altText"\\s*:\\s*"'`
  return and(isOfKind('PICTURE'), isBare(), not(isDescribed))
}

function isBare(): SQL | undefined {
  return and(eq(mediaItems.altText, ''), eq(mediaItems.isDecorative, false))
}

/** Condition for pictures whose texts are missing in this language but exist, or are required, in the default one. */
function lacksLanguage(language: string): SQL | undefined {
  checkLanguage(language)
  if (language === DEFAULT_LANGUAGE) return and(isOfKind('PICTURE'), isBare())
  return and(
    isOfKind('PICTURE'),
    or(
      and(eq(mediaItems.isDecorative, false), not(says('altText', language))),
      and(ne(mediaItems.caption, ''), mediaItems.showCaptionText, not(says('caption', language))),
    ),
  )
}

/** Condition for pictures with their own text in this language. */
function says(name: 'altText' | 'caption', language: string): SQL {
  const inLanguage = sql`text ->> 'language' = ${language}`
  // Most pictures have none, so the first test avoids parsing.
  return sql`(${mediaItems.texts} <> '[]' and exists (select 1 from json_array_elements(${mediaItems.texts}::json) text where ${and(sql`text ->> ${name} is not null`, inLanguage)}))`
}

/** Sorts by id last, in the same direction, so that pictures of one upload keep their order. */
function orderOf({ sortBy, sort }: LibraryArguments, galleryId: number | null): SQL[] {
  if (galleryId !== null && !sortBy)
    return [
      sql`(select array_position(${galleries.items}, ${mediaItems.id}) from ${galleries} where ${eq(galleries.id, galleryId)})`,
      asc(mediaItems.id),
    ]
  if (sortBy === 'NAME') {
    const direction = sort === 'desc' ? desc : asc
    return [direction(sortedText(mediaItems.displayName)), direction(mediaItems.id)]
  }
  const direction = sort === 'asc' ? asc : desc
  return [direction(mediaItems.createdAt), direction(mediaItems.id)]
}
