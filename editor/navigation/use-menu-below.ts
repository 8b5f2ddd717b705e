import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import {
  type LayeredMenu,
  layeredMenu,
  menuLayers,
} from '#schema/records/navigation/menu-languages'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { menuKeys, networkMenuKeys } from '#schema/records/navigation/navigation-key'
import { itemsOf, recordItem } from '#schema/records/record-item'
import { recordItemsQuery } from '../api/operations/record-lists'
import { many, recordVariables } from '../api/read-answer'

interface MenuBelow {
  readonly header: LayeredMenu
  readonly footer: LayeredMenu
}

/**
 * Returns the menus that a location's navigation in a language is put on: the network's, and in other languages those of the default
 * one. `null` if there are none, or while they load.
 */
export function useMenuBelow({ menuKey, locationId, language }: MenuAddress): MenuBelow | null {
  const keys = keysBelow({ menuKey, locationId, language })
  const { data } = useQuery(recordItemsQuery, {
    variables: recordVariables(navigation.kind, { keys, first: keys.length }),
    fetchPolicy: 'cache-first',
    skip: keys.length === 0,
  })
  return useMemo(() => {
    const found = itemsOf(navigation, many(recordItem, data?.records.nodes ?? []))
    const below = keysBelow({ menuKey, locationId, language }).flatMap(
      (key) => found.find((each) => each.key === key)?.values ?? [],
    )
    if (below.length === 0) return null
    const header = menuLayers(below, language, ({ entries }) => entries)
    const footer = menuLayers(below, language, (each) => onFirstLevel(each.footer))
    return { header: layeredMenu(header, MAX_LEVEL), footer: layeredMenu(footer, 0) }
  }, [data, menuKey, locationId, language])
}

/** A navigation's key, and the place that it is shown at. */
export interface MenuAddress {
  readonly menuKey: string
  readonly locationId: number
  readonly language: string
}

function keysBelow({ menuKey, locationId, language }: MenuAddress): string[] {
  const isNetwork = networkMenuKeys(language).includes(menuKey)
  const keys = isNetwork ? networkMenuKeys(language) : menuKeys(locationId, language)
  return keys.filter((key) => key !== menuKey)
}

/** Gives links of a flat list the level of entries. */
export function onFirstLevel(
  links: readonly Omit<NavigationEntry, 'level'>[],
): readonly NavigationEntry[] {
  return links.map((link) => ({ ...link, level: 0 }))
}
