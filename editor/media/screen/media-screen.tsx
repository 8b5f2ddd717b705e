import { ListChecks, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../../api/failure'
import { useApp } from '../../app/app-context'
import { ErrorPage } from '../../app/error-page'
import type { LibraryPicture, LibraryQuery } from '../../library/pictures'
import { useRecordSearch } from '../../library/record-search'
import { RecordDialogs } from '../../records/record-dialogs'
import { useScreenSession } from '../../records/screen-session'
import { SavedViews } from '../../screens/list/saved-views'
import { Screen } from '../../screens/screen'
import { contributesTo } from '../../screens/screens'
import { useLocation } from '../../screens/use-location'
import { useLocationNames } from '../../screens/use-location-names'
import { useUrlQuery } from '../../screens/use-url-query'
import { SessionProvider, useUi } from '../../store/session'
import { Button } from '../../ui/button'
import { ProblemNote } from '../../ui/problem-note'
import { Spinner } from '../../ui/spinner'
import { StatusRegion } from '../../ui/status-region'
import { ToastRegion } from '../../ui/toast-region'
import { DescriptionWizard } from '../description-wizard'
import { MediaLibrary } from '../media-library'
import { PictureDetails } from '../picture-details'
import { UploadButton } from '../upload-area'
import { useAlbums } from '../use-albums'
import { useLibrary } from '../use-library'
import type { DescribedPictures } from '../use-picture-queue'
import { useUploads } from '../use-uploads'
import { ChosenMedia } from './chosen-media'

/** Filters of the library by query parameter. */
const KNOWN_FILTERS = {
  text: null,
  location: null,
  album: null,
  show: ['pictures', 'undescribed', 'files', 'trash'],
  sort: ['oldest', 'name'],
  language: null,
} as const

/** Screen of the network's pictures and files: search, upload, alt texts and deletion. */
export function MediaScreen() {
  const { account } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof KNOWN_FILTERS>(KNOWN_FILTERS)
  const { names: all } = useLocationNames()
  const open = all.filter(({ id }) => contributesTo(account, id, 'media'))
  const target =
    open.find(({ id }) => String(id) === query.location) ??
    open.find(({ id }) => id === DEFAULT_LOCATION_ID) ??
    open[0]
  const { location, error, refetch } = useLocation(target?.id)
  if (error) return <ErrorPage failure={failureOf(error)} reload={refetch} />
  if (!location) return <Spinner label={t('Loading pictures…')} />
  return (
    <OpenLibrary
      location={location}
      locations={all.map(({ id, name }) => [String(id), name] as const)}
      query={{
        ...{ text: query.text, location: query.location, album: query.album },
        show: KNOWN_FILTERS.show.find((known) => known === query.show) ?? '',
        sort: query.sort === 'oldest' || query.sort === 'name' ? query.sort : '',
        language: query.show === 'undescribed' ? query.language : '',
      }}
      onQuery={changeQuery}
    />
  )
}

interface OpenLibraryProps {
  /** Location that uploads belong to. */
  readonly location: Location
  readonly locations: readonly (readonly [id: string, name: string])[]
  readonly query: LibraryQuery
  readonly onQuery: (change: Partial<LibraryQuery>) => void
}

function OpenLibrary(props: OpenLibraryProps) {
  const session = useScreenSession(props.location)
  return (
    <SessionProvider value={session}>
      <RecordDialogs>
        <ShownLibrary {...props} />
      </RecordDialogs>
    </SessionProvider>
  )
}

function ShownLibrary({ location, locations, query, onQuery }: OpenLibraryProps) {
  const { pictures } = useRecordSearch()
  const library = useLibrary(query)
  const { albums } = useAlbums(location.slug)
  const [opened, setOpened] = useState<string | null>(null)
  const chosen = useSelectedMedia()
  const [isDescribing, setIsDescribing] = useState(false)
  const [failed, setFailed] = useState('')
  const toast = useUi((state) => state.toast)
  const { text, count } = useUi(({ announcement }) => announcement)
  const uploads = useUploads({ locationId: location.id, picturesOnly: false }, (stored) => {
    const ids = stored.map(({ key }) => Number(key))
    const added = query.album === '' ? Promise.resolve() : pictures.addToAlbum(query.album, ids)
    added
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)))
      .finally(library.reload)
  })
  return (
    <Screen
      title={t('Media')}
      action={
        <>
          {chosen.keys !== null && library.pictures.length > 0 && (
            <Button onClick={() => chosen.add(library.pictures.map(({ key }) => key))}>
              {t('Select all listed ({count})', { count: library.pictures.length })}
            </Button>
          )}
          {library.pictures.some(({ isPicture }) => isPicture) && query.show !== 'trash' && (
            <Button aria-haspopup="dialog" onClick={() => setIsDescribing(true)}>
              <MessageSquareText size={16} aria-hidden />
              {t('Describe one by one')}
            </Button>
          )}
          <Button aria-pressed={chosen.keys !== null} onClick={chosen.toggle}>
            <ListChecks size={16} aria-hidden />
            {t('Select several')}
          </Button>
          <UploadButton
            send={uploads.send}
            multiple
            takesFiles
            look="primary"
            label={t('Upload to {name}', { name: location.name })}
          />
        </>
      }
    >
      <ProblemNote
        text={
          failed &&
          joinSentences(t('The pictures are in the library, but not in the album.'), failed)
        }
      />
      <MediaLibrary
        {...{ library, uploads, query, onQuery, locations }}
        locationSlug={location.slug}
        isChoosing={false}
        views={<SavedViews />}
        multiple={chosen.keys !== null}
        marked={chosen.keys ?? (opened === null ? [] : [opened])}
        pick={chosen.keys === null ? (key) => setOpened(key) : chosen.pick}
        onChoose={(keys) => {
          chosen.add(keys)
          uploads.clear()
        }}
      />
      <ChosenMedia
        isChoosing={chosen.keys !== null}
        pictures={chosenOf(library.pictures, chosen.keys ?? [], query)}
        isInTrash={query.show === 'trash'}
        location={location}
        changed={library.reload}
        onClear={chosen.clear}
      />
      {opened !== null && (
        <PictureDetails
          id={opened}
          isInTrash={query.show === 'trash'}
          onClose={() => setOpened(null)}
          onDisposed={() => {
            setOpened(null)
            library.reload()
          }}
        />
      )}
      {isDescribing && (
        <DescriptionWizard
          of={toDescribedPictures(library.pictures, chosen.keys, query)}
          {...(query.language !== '' && { language: query.language })}
          album={albums?.find(({ id }) => id === query.album)?.name ?? ''}
          onClose={() => setIsDescribing(false)}
        />
      )}
      <ToastRegion toast={toast} onUndo={() => undefined} />
      <StatusRegion text={text} count={count} />
    </Screen>
  )
}

/** Returns the selected pictures, or all listed ones if none are selected. */
function toDescribedPictures(
  listed: readonly LibraryPicture[],
  keys: readonly string[] | null,
  query: LibraryQuery,
): DescribedPictures {
  const chosen = listed.filter(({ key, isPicture }) => isPicture && keys?.includes(key))
  return chosen.length > 0 ? { ids: chosen.map(({ key }) => key) } : { query }
}

/**
 * Returns the selected pictures by upload time or name, because that is the album's order. Unlisted pictures are no longer
 * selected.
 */
function chosenOf(
  listed: readonly LibraryPicture[],
  keys: readonly string[],
  { sort }: LibraryQuery,
): readonly LibraryPicture[] {
  const chosen = listed.filter(({ key }) => keys.includes(key))
  return sort === '' ? chosen.toReversed() : chosen
}

/** Keys of the files selected for a bulk action; `null` while a click opens a file. */
function useSelectedMedia() {
  const [keys, setKeys] = useState<readonly string[] | null>(null)
  return {
    keys,
    toggle: () => setKeys(keys === null ? [] : null),
    clear: () => setKeys([]),
    add,
    pick(key: string, through?: readonly string[]) {
      const before = keys ?? []
      if (through) add(through)
      else setKeys(before.includes(key) ? before.filter((one) => one !== key) : [...before, key])
    },
  }

  function add(more: readonly string[]): void {
    setKeys((before) => [...new Set([...(before ?? []), ...more])])
  }
}
