import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import { UnreadNote } from '../app/error-page'
import type { LibraryQuery } from '../library/pictures'
import { Choice } from '../screens/choice'
import { Filters } from '../screens/filters'
import { formatCount } from '../screens/format-count'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { FieldRow } from '../ui/field-row'
import { languageLabel, shortName } from '../ui/language-names'
import { MediaGrid, MediaGridSkeleton, type PickPicture } from './media-grid'
import { UploadArea } from './upload-area'
import { UploadList } from './upload-list'
import { useAlbums } from './use-albums'
import { type Library, useSiteLanguages } from './use-library'
import type { Uploads } from './use-uploads'
import './media-library.css'

export const PICTURES: LibraryQuery = {
  ...{ text: '', location: '', album: '', show: 'pictures', sort: '', language: '' },
}

/** Media library, used as a screen and in the dialog that chooses a block's pictures. */
export function MediaLibrary({
  library,
  uploads,
  query,
  onQuery,
  locations,
  locationSlug,
  isChoosing,
  takesFiles = false,
  views,
  multiple,
  marked,
  pick,
  onChoose,
}: MediaLibraryProps) {
  return (
    <UploadArea uploads={uploads}>
      <LibrarySearch
        query={query}
        onQuery={onQuery}
        locations={locations}
        locationSlug={locationSlug}
        isChoosing={isChoosing}
        takesFiles={takesFiles}
        views={views}
      />
      <UploadList {...{ uploads, onChoose }} />
      {library.state === 'loading' && library.pictures.length === 0 && <MediaGridSkeleton />}
      <MediaGrid
        pictures={library.pictures}
        multiple={multiple}
        marked={marked}
        pick={pick}
        hasMore={library.hasMore}
        more={library.more}
      />
      <p className="media-note" role="status">
        {noteOf(library, query)}
      </p>
      <UnreadNote
        text={t('The pictures couldn’t be loaded.')}
        failure={library.failure}
        reload={library.retry}
      />
    </UploadArea>
  )
}

interface MediaLibraryProps extends LibrarySearchProps {
  readonly library: Library
  readonly uploads: Uploads
  readonly multiple: boolean
  /** Ids of the chosen pictures. */
  readonly marked: readonly string[]
  readonly pick: PickPicture
  /** Chooses newly uploaded pictures, if they can be used. */
  readonly onChoose?: (keys: readonly string[]) => void
}

function LibrarySearch({
  query,
  onQuery,
  locations,
  locationSlug,
  isChoosing,
  takesFiles = false,
  views,
}: LibrarySearchProps) {
  const { albums, failure, reload } = useAlbums(locationSlug)
  return (
    <search className="ed-list-search">
      <FieldRow label={t('Search pictures')}>
        {(aria) => (
          <input
            {...aria}
            type="search"
            className="ed-input"
            placeholder={t('Name, alt text or id')}
            value={query.text}
            onChange={({ target }) => onQuery({ text: target.value })}
          />
        )}
      </FieldRow>
      <Filters set={filtersOf(query)}>
        <LocationChoice
          label={t('Location')}
          value={query.location}
          options={[['', t('All locations')], ...locations]}
          onChange={(location) => onQuery({ location, album: '' })}
        />
        <Choice
          label={t('Album')}
          value={query.album}
          options={[
            ['', t('All pictures')],
            ...(albums ?? []).map((album) => [album.id, album.name] as const),
          ]}
          onChange={(album) => onQuery({ album })}
        />
        <Choice
          label={t('Sorted by')}
          value={query.sort}
          options={SORTS}
          onChange={(sort) => onQuery({ sort: SORTS.find(([known]) => known === sort)?.[0] ?? '' })}
        />
        <ShowChoice {...{ query, onQuery, isChoosing, takesFiles }} />
      </Filters>
      {views}
      <UnreadNote text={t('The albums couldn’t be loaded.')} failure={failure} reload={reload} />
    </search>
  )
}

/** Filter: everything, a type, or pictures without alt text in each language of the network. */
function ShowChoice({ query, onQuery, isChoosing, takesFiles }: ShowChoiceProps) {
  const languages = useSiteLanguages() ?? [query.language]
  const without = languages
    .filter((language) => language !== '' && language !== DEFAULT_LANGUAGE)
    .map(
      (language) =>
        [
          `${WITHOUT}${language}`,
          t('Without {language}', { language: shortName(language) }),
        ] as const,
    )
  const shown = SHOWN.filter(
    ([show]) => !isChoosing || CHOSEN.has(show) || (takesFiles && FILES.has(show)),
  )
  const at = shown.findIndex(([show]) => show === 'undescribed') + 1
  return (
    <Choice
      label={t('Show')}
      value={query.language === '' ? query.show : `${WITHOUT}${query.language}`}
      options={[...shown.slice(0, at), ...without, ...shown.slice(at)]}
      onChange={(value) =>
        onQuery(
          value.startsWith(WITHOUT)
            ? { show: 'undescribed', language: value.slice(WITHOUT.length) }
            : { show: SHOWN.find(([known]) => known === value)?.[0] ?? '', language: '' },
        )
      }
    />
  )
}

const WITHOUT = 'without '

type ShowChoiceProps = Pick<LibrarySearchProps, 'query' | 'onQuery' | 'isChoosing' | 'takesFiles'>

function filtersOf({ text: _, language: _of, ...filters }: LibraryQuery): number {
  return Object.values(filters).filter((value) => value !== '').length
}

interface LibrarySearchProps {
  readonly query: LibraryQuery
  readonly onQuery: (change: Partial<LibraryQuery>) => void
  readonly locations: readonly (readonly [id: string, name: string])[]
  /** Location whose albums can be chosen. */
  readonly locationSlug: string
  /** True if pictures are chosen for a block: the trash is hidden. */
  readonly isChoosing: boolean
  /** True if files other than pictures can be chosen. */
  readonly takesFiles?: boolean
  /** Saved filters, on the screen. */
  readonly views?: ReactNode
}

const SHOWN = [
  ['', t('Everything')],
  ['pictures', t('Pictures')],
  ['undescribed', t('No alt text')],
  ['files', t('Files (PDF)')],
  ['trash', t('Trash')],
] as const

/** Filter options when pictures are chosen for a block. */
const CHOSEN: ReadonlySet<string> = new Set(['pictures', 'undescribed'])

/** Additional filter options when files are chosen. */
const FILES: ReadonlySet<string> = new Set(['', 'files'])

const NONE = {
  '': t('There is nothing here yet'),
  pictures: t('There are no pictures yet'),
  files: t('There are no files yet'),
  undescribed: t('Every picture is described'),
  trash: t('The trash is empty'),
} as const

const SORTS = [
  ['', t('Newest first')],
  ['oldest', t('Oldest first')],
  ['name', t('Name')],
] as const

function noteOf({ state, totalCount }: Library, { text, show, language }: LibraryQuery): string {
  if (state === 'failed') return ''
  if (state === 'loading') return t('Loading pictures…')
  if (totalCount > 0)
    return t('{totalCount, plural, one {# picture} other {{count} pictures}}', {
      totalCount,
      count: formatCount(totalCount),
    })
  if (text !== '') return t("No picture matches ''{text}''", { text })
  if (language !== '')
    return t('Every picture is described in {language}', { language: languageLabel(language) })
  return NONE[show]
}
