import { useEffect, useId, useState } from 'react'
import type { Album, LibraryQuery } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { FieldRow } from '../ui/field-row'
import { MediaGrid } from './media-grid'
import { UploadArea } from './upload-area'
import { UploadList } from './upload-list'
import type { Library } from './use-library'
import type { Uploads } from './use-uploads'
import './media-library.css'

export const ALL_PICTURES: LibraryQuery = {
  ...{ text: '', location: '', album: '', lacksAltText: false, sort: '' },
}

/** The pictures there are: as a screen, and in the dialog in which a block gets its pictures. */
export function MediaLibrary({
  library,
  uploads,
  query,
  onQuery,
  locations,
  locationSlug,
  multiple,
  marked,
  pick,
}: MediaLibraryProps) {
  return (
    <UploadArea uploads={uploads}>
      <LibrarySearch
        query={query}
        onQuery={onQuery}
        locations={locations}
        locationSlug={locationSlug}
      />
      <UploadList uploads={uploads} />
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
    </UploadArea>
  )
}

interface MediaLibraryProps extends LibrarySearchProps {
  readonly library: Library
  readonly uploads: Uploads
  readonly multiple: boolean
  /** The ids of those that are chosen. */
  readonly marked: readonly string[]
  readonly pick: (key: string) => void
}

function LibrarySearch({ query, onQuery, locations, locationSlug }: LibrarySearchProps) {
  const id = useId()
  const albums = useAlbums(locationSlug)
  return (
    <search className="media-search">
      <FieldRow label="Search pictures">
        {(aria) => (
          <input
            {...aria}
            type="search"
            className="ed-input"
            placeholder="Name, what it shows, or its id"
            value={query.text}
            onChange={({ target }) => onQuery({ text: target.value })}
          />
        )}
      </FieldRow>
      <Options
        label="Location"
        value={query.location}
        options={[['', 'All locations'], ...locations]}
        onChange={(location) => onQuery({ location, album: '' })}
      />
      <Options
        label="Album"
        value={query.album}
        options={[['', 'All pictures'], ...albums.map((album) => [album.id, album.name] as const)]}
        onChange={(album) => onQuery({ album })}
      />
      <Options
        label="Sorted by"
        value={query.sort}
        options={SORTS}
        onChange={(sort) => onQuery({ sort: sort === 'oldest' || sort === 'name' ? sort : '' })}
      />
      <p className="media-queue">
        <input
          id={id}
          type="checkbox"
          checked={query.lacksAltText}
          onChange={({ target }) => onQuery({ lacksAltText: target.checked })}
        />
        <label htmlFor={id}>Only those not described yet</label>
      </p>
    </search>
  )
}

interface LibrarySearchProps {
  readonly query: LibraryQuery
  readonly onQuery: (change: Partial<LibraryQuery>) => void
  readonly locations: readonly (readonly [id: string, name: string])[]
  /** Whose albums can be chosen. */
  readonly locationSlug: string
}

const SORTS = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name'],
] as const

function Options({ label, value, options, onChange }: OptionsProps) {
  return (
    <FieldRow label={label}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

interface OptionsProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function useAlbums(locationSlug: string): readonly Album[] {
  const { pictures } = useRecordSearch()
  const [albums, setAlbums] = useState<readonly Album[]>([])
  useEffect(() => {
    let isCurrent = true
    pictures.albums(locationSlug).then(
      (found) => isCurrent && setAlbums(found),
      // The pictures are there all the same.
      () => isCurrent && setAlbums([]),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, locationSlug])
  return albums
}

function noteOf({ state, totalCount }: Library, { text, lacksAltText }: LibraryQuery): string {
  if (state === 'failed') return 'The pictures could not be loaded. Search again to retry.'
  if (state === 'loading') return 'Loading pictures…'
  if (totalCount > 0) return totalCount === 1 ? '1 picture' : `${totalCount} pictures`
  if (text !== '') return `No picture matches '${text}'`
  return lacksAltText ? 'Every picture is described' : 'There are no pictures yet'
}
