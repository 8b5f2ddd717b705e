import { useQuery } from '@apollo/client/react'
import { Command } from 'cmdk'
import { useDeferredValue, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { documentsQuery } from '../api/operations/page-actions'
import { pageTypes } from '../api/pages'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { locationPath, PAGES_PATH, pagePath } from '../app/routes'
import { contributesTo } from '../screens/screens'
import { useFoundVersions, versionPath } from '../screens/use-found-versions'
import { useLocationNames } from '../screens/use-location-names'
import { Dialog } from '../ui/dialog'
import { englishNames, useEnglishNames } from '../ui/lazy/english-names'
import { normalizeForSearch } from '../ui/searchable'
import type { NavigationEntry } from './navigation-entries'
import '../ui/styles/command-list.css'
import './find.css'

const MAX_COUNT = 8

/** Search dialog for screens, pages and locations. */
export function FindDialog({ entries, onClose }: FindDialogProps) {
  const [text, setText] = useState('')
  const chosen = useRef<string | null>(null)
  const search = useDeferredValue(text.trim())
  const pages = usePages(search)
  const versions = useVersions(search)
  const locations = useLocations(search)
  useEnglishNames()
  const screens = entries
    .filter(({ label }) =>
      [label, ...englishNames(label)].some((name) => matchesSearch(name, search)),
    )
    .map(({ path, label }) => ({ path, label, detail: '' }))
  const groups = [
    { heading: t('Screens'), things: screens },
    { heading: t('Pages'), things: pages.found },
    { heading: t('Pages changed at locations'), things: versions },
    { heading: t('Locations'), things: locations },
  ]
  return (
    <Dialog
      title={t('Go to')}
      onClose={onClose}
      leadsElsewhere={() => chosen.current !== null}
      onClosed={undefined}
    >
      <Command className="ed-command-menu" label={t('Go to')} shouldFilter={false} loop>
        <Command.Input
          className="ed-input"
          placeholder={t('Screens, pages, locations')}
          autoFocus
          maxLength={200}
          value={text}
          onValueChange={setText}
        />
        <Command.List className="ed-command-list ed-find-list" label={t('Found')}>
          <Command.Empty className="ed-command-empty">
            {pages.isWaiting ? t('Searching…') : t('Nothing matches “{search}”.', { search })}
          </Command.Empty>
          {groups
            .filter(({ things }) => things.length > 0)
            .map(({ heading, things }) => (
              <Command.Group key={heading} heading={heading}>
                {things.map(({ path, label, detail }) => (
                  <Command.Item
                    key={path}
                    value={`${heading} ${path}`}
                    className="ed-command-item ed-find-item"
                    onSelect={() => {
                      chosen.current = path
                      onClose()
                      navigate(path)
                    }}
                  >
                    <span>{label}</span>
                    {detail && <small>{detail}</small>}
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

interface FindDialogProps {
  readonly entries: readonly NavigationEntry[]
  readonly onClose: () => void
}

interface FoundItem {
  readonly path: string
  readonly label: string
  readonly detail: string
}

/** Returns the pages that match. If they can't be read, screens and locations are still found. */
function usePages(search: string) {
  const { data, previousData, error, loading } = useQuery(documentsQuery, {
    variables: { query: { types: pageTypes, text: search }, first: MAX_COUNT },
    skip: search === '',
  })
  // The last result stays while the next one is loading.
  const shown = search === '' || error ? undefined : (data ?? previousData)
  const found = shown?.documents.nodes ?? []
  return {
    isWaiting: loading,
    found: found.map(
      ({ id, title, locationName, path }): FoundItem => ({
        path: pagePath(id),
        label: title || t('Untitled page'),
        detail: [locationName, path].filter(Boolean).join(' · '),
      }),
    ),
  }
}

function useVersions(search: string): readonly FoundItem[] {
  return useFoundVersions(search).map((version) => ({
    path: versionPath(version),
    label: version.title,
    detail: [version.locationName, version.path].filter(Boolean).join(' · '),
  }))
}

function useLocations(search: string): readonly FoundItem[] {
  const { account } = useApp()
  const { names } = useLocationNames()
  if (search === '') return []
  return names
    .filter(({ name }) => matchesSearch(name, search))
    .slice(0, MAX_COUNT)
    .map((location) => foundLocation(location, contributesTo(account, location.id, 'location')))
}

function foundLocation({ id, name }: LocationName, isForm: boolean): FoundItem {
  return isForm
    ? { path: locationPath(id), label: name, detail: t('Location') }
    : { path: `${PAGES_PATH}?locationId=${id}`, label: name, detail: t('Pages of the location') }
}

function matchesSearch(name: string, search: string): boolean {
  return normalizeForSearch(search)
    .split(' ')
    .every((word) => normalizeForSearch(name).includes(word))
}
